# Slow Train as a container: `docker compose up` with a .env file beside compose.yaml.
FROM python:3.12-slim

ENV PYTHONUNBUFFERED=1 PYTHONDONTWRITEBYTECODE=1 PIP_NO_CACHE_DIR=1 PIP_DISABLE_PIP_VERSION_CHECK=1
WORKDIR /app

COPY requirements.lock LICENSE ./
RUN pip install --require-hashes --requirement requirements.lock \
 && useradd --system --uid 1000 --home-dir /data train \
 && install -d -o train -g train /data

COPY engine engine
COPY maps maps
COPY players players
COPY render render
COPY bot bot
ENV PYTHONPATH=/app

USER train
WORKDIR /data
VOLUME /data
ENV DATABASE_PATH=/data/slow-train.db

# Healthy if connected, the database has the right schema, the scheduler ticks, and no work is stuck.
# Asks METRICS_PORT if it is set, otherwise reads the file beside the database.
HEALTHCHECK --interval=60s --timeout=10s --start-period=30s CMD ["python", "-m", "bot", "health"]
STOPSIGNAL SIGTERM
CMD ["python", "-m", "bot"]
