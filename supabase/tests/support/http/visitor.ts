import { isHTTPAccessFallbackError } from "next/dist/client/components/http-access-fallback/http-access-fallback";
import { getURLFromRedirectError } from "next/dist/client/components/redirect";
import { isRedirectError } from "next/dist/client/components/redirect-error";
import { NextRequest } from "next/server";
import { z } from "zod";
import { newIp } from "./attempts";
import { findRoute, type Handler } from "./find-route";
import { onTheWay } from "./on-the-way";
import { inRequest, type Kind } from "./request-scope";

export const siteUrl = "http://localhost:3000";

/** The sandbox's cookies carry the port of their shop. */
export const cookieOf = (name: string) => `kapas-${name}-3000`;

const stateSchema = z.looseObject({
  ok: z.boolean(),
  code: z.string().optional(),
  message: z.string().optional(),
  fieldErrors: z.record(z.string(), z.string()).optional(),
  values: z.record(z.string(), z.string()).optional(),
  data: z.unknown().optional(),
});

export type FormAnswer = {
  /** The address that the browser opens. */
  location: string | null;
  /** The result that the form's page shows */
  state: z.infer<typeof stateSchema> | null;
  /** The name of the toast that the next page shows */
  notice: string | null;
};

type Sent = {
  method?: string;
  headers?: Record<string, string>;
  body?: string | Uint8Array<ArrayBuffer> | FormData;
};

/** The redirect of an action: it does not return. */
class SentOn extends Error {
  constructor(readonly location: string) {
    super(`the action redirected to ${location}`);
  }
}

/** A browser of its own, with cookies and an address, that calls the shop's handlers and actions without a server. */
export class Visitor {
  /** By name, as sent. */
  readonly cookies = new Map<string, string>();
  /** The whole Set-Cookie headers, oldest first. */
  readonly setCookies: string[] = [];
  readonly ip = newIp();

  /** Another browser with the same cookies, as if they had been stolen. */
  copy(): Visitor {
    const other = new Visitor();
    for (const [name, value] of this.cookies) other.cookies.set(name, value);
    return other;
  }

  get(path: string, headers: Record<string, string> = {}): Promise<Response> {
    return this.send(path, { headers });
  }

  /** As the shop's own scripts send JSON; a text is sent as it is. */
  post(path: string, body: unknown, headers: Record<string, string> = {}): Promise<Response> {
    return this.send(path, {
      method: "POST",
      body: typeof body === "string" ? body : JSON.stringify(body),
      headers: { "content-type": "application/json", origin: siteUrl, ...headers },
    });
  }

  /** A route handler's answer, after the middleware's where that comes first. Redirects are returned, not followed. */
  async send(path: string, sent: Sent = {}): Promise<Response> {
    const route = await findRoute(new URL(path, siteUrl).pathname);
    if (!route) throw new Error(`${path} has no route handler`);
    const way = await onTheWay(this.request(path, sent));
    this.storeCookies(way.response.headers.getSetCookie());
    if (!way.request) return way.response;
    const { request } = way;
    const run = () => answerOf(route.handlers, request, route.params);
    const { result, setCookies } = await inRequest("route", request, run);
    const response = "value" in result ? result.value : answerTo(result.error);
    const headers = new Headers(response.headers);
    for (const [name, value] of way.headers) if (!headers.has(name)) headers.append(name, value);
    for (const cookie of setCookies) headers.append("set-cookie", cookie);
    this.storeCookies(headers.getSetCookie());
    const body = request.method === "HEAD" ? null : response.body;
    return new Response(body, { status: response.status, headers });
  }

  /**
   * The middleware's response to a visitor: a redirect, a refusal, 404, or 200 when the page would be rendered.
   * What the page then shows, ask with `look`.
   */
  async checkAdminAccess(path: string, sent: Sent = {}): Promise<Response> {
    const { response } = await onTheWay(this.request(path, sent));
    this.storeCookies(response.headers.getSetCookie());
    return response;
  }

  /** Calls a function that a page calls while it is rendered. It may redirect (see redirectOf), but writes no cookies. */
  look<T>(ask: () => Promise<T>, path = "/"): Promise<T> {
    return this.run("page", this.request(path, {}), ask);
  }

  /** Calls an action as its page's scripts do. One that redirects throws, see redirectOf. */
  act<T>(
    action: (input: never) => Promise<T>,
    input: unknown,
    headers: Record<string, string> = {},
  ): Promise<T> {
    const called = this.request("/", {
      method: "POST",
      headers: { origin: siteUrl, "next-action": "0".repeat(42), ...headers },
    });
    return this.run("action", called, () => action(structuredClone(input) as never));
  }

  /** Submits a form as a browser without scripts does. `page` is the form's; its hidden fields are sent like all others. */
  async submit(
    action: ((previous: never, form: FormData) => Promise<unknown>) | ((form: FormData) => Promise<unknown>),
    fields: Record<string, string>,
    { page = "/", headers = {} }: { page?: string; headers?: Record<string, string> } = {},
  ): Promise<FormAnswer> {
    const form = new FormData();
    for (const [name, value] of Object.entries(fields)) form.set(name, value);
    const submitted = this.request(page, {
      method: "POST",
      headers: { origin: siteUrl, referer: `${siteUrl}${page}`, ...headers },
    });
    const before = this.setCookies.length;
    const call = action as (...sent: unknown[]) => Promise<unknown>;
    const ran = this.run("action", submitted, () => (action.length > 1 ? call(null, form) : call(form)));
    const answer = await ran.catch(sentOnBy);
    const set = new Map(this.setCookies.slice(before).map(nameAndValue));
    const flash = set.get(cookieOf("form"));
    const returned = answer instanceof SentOn ? null : stateSchema.nullish().parse(answer);
    return {
      location: answer instanceof SentOn ? answer.location : null,
      state: flash ? stateSchema.parse(JSON.parse(decodeURIComponent(flash)).state) : (returned ?? null),
      notice: set.get(cookieOf("notice")) ?? null,
    };
  }

  /** Logs in by email and password. */
  async signIn({ email, password }: { email: string; password: string }): Promise<this> {
    const { signInAction } = await import("@/server/auth/actions");
    const { notice, state } = await this.submit(signInAction, { email, password }, { page: "/auth" });
    if (!notice?.endsWith("signed-in"))
      throw new Error(`${email} could not sign in: ${JSON.stringify(state)}`);
    return this;
  }

  private request(path: string, { method = "GET", headers = {}, body }: Sent): NextRequest {
    const all = new Headers({ host: new URL(siteUrl).host, "x-forwarded-for": this.ip, ...headers });
    if (!all.has("cookie")) {
      const cookies = [...this.cookies].map(([name, value]) => `${name}=${value}`);
      if (cookies.length > 0) all.set("cookie", cookies.join("; "));
    }
    if (typeof body === "string" || body instanceof Uint8Array) {
      all.set("content-length", String(Buffer.byteLength(body)));
    }
    return new NextRequest(new URL(path, siteUrl), { method, headers: all, body });
  }

  private async run<T>(kind: Kind, request: NextRequest, ask: () => Promise<T>): Promise<T> {
    const { result, setCookies } = await inRequest(kind, request, ask);
    this.storeCookies(setCookies);
    if ("value" in result) return result.value;
    throw isRedirectError(result.error) ? new SentOn(getURLFromRedirectError(result.error)) : result.error;
  }

  private storeCookies(setCookies: string[]): void {
    for (const cookie of setCookies) {
      this.setCookies.push(cookie);
      const [name, value] = nameAndValue(cookie);
      const isGone = value === "" || /;\s*max-age=0/i.test(cookie);
      if (isGone) this.cookies.delete(name);
      else this.cookies.set(name, value);
    }
  }
}

/** Where an action or a page sends the visitor on to; fails when it does not. */
export async function redirectOf(call: Promise<unknown>): Promise<string> {
  const answer = await call.catch(sentOnBy);
  if (answer instanceof SentOn) return answer.location;
  throw new Error(`no redirect: ${JSON.stringify(answer)}`);
}

function sentOnBy(error: unknown): SentOn {
  if (error instanceof SentOn) return error;
  throw error;
}

function nameAndValue(cookie: string): [string, string] {
  const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
  return [name, value];
}

function answerOf(
  handlers: Partial<Record<string, Handler>>,
  request: NextRequest,
  params: Record<string, string | string[] | undefined>,
): Promise<Response> {
  const handler = handlers[request.method] ?? (request.method === "HEAD" ? handlers.GET : undefined);
  if (!handler) return Promise.resolve(new Response(null, { status: 405 }));
  return handler(request, { params: Promise.resolve(params) });
}

/** As Next answers for a handler that throws: anything but a redirect or notFound() would be its 500, and fails the test. */
function answerTo(error: unknown): Response {
  if (isRedirectError(error)) {
    return new Response(null, { status: 307, headers: { location: getURLFromRedirectError(error) } });
  }
  if (isHTTPAccessFallbackError(error)) return new Response(null, { status: 404 });
  throw error;
}
