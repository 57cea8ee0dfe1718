import { backend } from "./backend";

export type Caller = { apikey?: string; token?: string };

export const KEYLESS: Caller = {};
export const VISITOR: Caller = { apikey: backend.publishableKey };
export const SERVER: Caller = { apikey: backend.secretKey };

type Call = { method?: string; body?: unknown; headers?: Record<string, string> };
export type Answer = { status: number; body: unknown };

/** As the app forwards a visitor: each from an address of its own, so that tests share no limit of the auth server. */
function asNewVisitor(): Record<string, string> {
  const [a, b, c] = crypto.getRandomValues(new Uint8Array(3));
  return { apikey: backend.secretKey, "sb-forwarded-for": `10.${a}.${b}.${c}` };
}

/** A request as supabase-js would send it. */
export async function call(
  caller: Caller,
  path: string,
  { method, body, headers = defaultsFor(caller, path) }: Call = {},
): Promise<Answer> {
  const response = await fetch(`${backend.url}${path}`, {
    method: method ?? (body === undefined ? "GET" : "POST"),
    headers: {
      "Content-Type": "application/json",
      ...(caller.apikey ? { apikey: caller.apikey } : {}),
      ...(caller.token || caller.apikey ? { Authorization: `Bearer ${caller.token ?? caller.apikey}` } : {}),
      ...headers,
    },
    body: body === undefined ? undefined : JSON.stringify(body),
  });
  const text = await response.text();
  return {
    status: response.status,
    body: text.startsWith("{") || text.startsWith("[") ? JSON.parse(text) : text,
  };
}

function defaultsFor({ apikey }: Caller, path: string): Record<string, string> {
  const isVisitors = apikey === VISITOR.apikey && path.startsWith("/auth/v1/");
  return isVisitors ? asNewVisitor() : {};
}

export async function signIn(email: string, password: string): Promise<Caller> {
  const { status, body } = await call(VISITOR, "/auth/v1/token?grant_type=password", {
    body: { email, password },
  });
  if (status !== 200 || typeof body !== "object" || body === null || !("access_token" in body)) {
    throw new Error(`${email} could not sign in: ${status} ${JSON.stringify(body)}`);
  }
  return { ...VISITOR, token: String(body.access_token) };
}
