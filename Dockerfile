# Slow Train as a container: `docker compose up` with a .env file beside compose.yaml.

# 1. The rules and the computer players, compiled (docs/compiled.md).
FROM python:3.12-slim AS compiled

ENV PIP_NO_CACHE_DIR=1 PIP_DISABLE_PIP_VERSION_CHECK=1
RUN apt-get update \
 && apt-get install --yes --no-install-recommends gcc libc6-dev \
 && rm -rf /var/lib/apt/lists/*
WORKDIR /app
COPY requirements-compiler.lock ./
RUN pip install --require-hashes --requirement requirements-compiler.lock
COPY compiled.py ./
COPY engine engine
COPY players players
RUN python -m compiled

# 2. The packages and the code, compiled to bytecode: a container with a read-only file system could
# not keep what it compiles. Bytecode without times stays valid however files are copied.
FROM python:3.12-slim AS build

ENV PYTHONDONTWRITEBYTECODE=1 PIP_NO_CACHE_DIR=1 PIP_DISABLE_PIP_VERSION_CHECK=1
WORKDIR /app
COPY requirements.lock ./
RUN python -m venv --without-pip /venv \
 && pip --python /venv/bin/python install --no-compile --require-hashes \
      --requirement requirements.lock

COPY LICENSE compiled.py ./
COPY --from=compiled /app/build/compiled build/compiled
COPY engine engine
COPY maps maps
COPY players players
COPY render render
COPY bot bot
RUN /venv/bin/python -m compileall -q -j 0 --invalidation-mode unchecked-hash /venv/lib /app

# 3. Only what runs.
FROM python:3.12-slim

ENV PYTHONUNBUFFERED=1 PYTHONDONTWRITEBYTECODE=1 PYTHONPATH=/app/build/compiled:/app \
  PATH=/venv/bin:$PATH
RUN useradd --system --uid 1000 --home-dir /data train \
 && install -d -o train -g train /data
COPY --from=build /venv /venv
COPY --from=build /app /app

USER train
WORKDIR /data
VOLUME /data
ENV DATABASE_PATH=/data/slow-train.db

# Healthy if connected, the database has the right schema, the scheduler ticks, and no work is stuck.
# Asks METRICS_PORT if it is set, otherwise reads the file beside the database.
HEALTHCHECK --interval=60s --timeout=10s --start-period=30s CMD ["python", "-m", "bot", "health"]
STOPSIGNAL SIGTERM
CMD ["python", "-m", "bot"]
