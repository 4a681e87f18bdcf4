// The page's requests to the sandbox's HTTP API, which docs/sandbox.md describes.

export class RequestFailed extends Error {
  constructor(message, code) {
    super(message);
    this.code = code;
  }
}

async function request(path, options) {
  let response;
  try {
    response = await fetch(path, options);
  } catch {
    throw new RequestFailed("", "unreachable");
  }
  const body = await response.json().catch(() => ({}));
  if (!response.ok)
    throw new RequestFailed(
      body.error || response.statusText,
      body.code || String(response.status),
    );
  return body;
}

const post = (path, body, signal) =>
  request(path, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify(body),
    signal,
  });

export const readState = (as) =>
  request(as ? `/sandbox/state?as=${encodeURIComponent(as)}` : "/sandbox/state");

export function readMessages(as, channel, before) {
  const query = new URLSearchParams({ as, channel, limit: "50" });
  if (before) query.set("before", before);
  return request(`/sandbox/messages?${query}`);
}

export const useCommand = (body) => post("/sandbox/command", body);
export const autocomplete = (body, signal) => post("/sandbox/autocomplete", body, signal);
export const press = (body) => post("/sandbox/press", body);
export const choose = (body) => post("/sandbox/choose", body);
export const submit = (body) => post("/sandbox/submit", body);
export const dismiss = (body) => post("/sandbox/dismiss", body);
export const sendMessage = (body) => post("/sandbox/messages", body);
export const markRead = (body) => post("/sandbox/read", body);
export const openDirect = (body) => post("/sandbox/dms", body);
export const setLocale = (body) => post("/sandbox/locale", body);
export const setPrivacy = (body) => post("/sandbox/privacy", body);
export const moveClock = (body) => post("/sandbox/clock", body);
export const addPerson = (body) => post("/sandbox/people", body);
