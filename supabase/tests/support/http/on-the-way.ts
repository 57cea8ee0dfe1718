import { tryToParsePath } from "next/dist/lib/try-to-parse-path";
import { getMiddlewareRouteMatcher } from "next/dist/shared/lib/router/utils/middleware-route-matcher";
import { type NextFetchEvent, NextRequest } from "next/server";
import { inRequest } from "./request-scope";

type Way = {
  /** The middleware's status; 200 when the request continues, 404 when it is rewritten to the not-found page. */
  response: Response;
  /** Its headers, for the response of the next handler. */
  headers: [string, string][];
  /** The request as it continues; null when the middleware has answered it. */
  request: NextRequest | null;
};

const prefix = "x-middleware-";

type Matches = ReturnType<typeof getMiddlewareRouteMatcher>;

// Next's own test helper loads its build, and then the places in stack traces are wrong.
function matcherOf({ matcher }: typeof import("@/middleware").config): Matches {
  const matchers = matcher.map((each) => {
    const { source, ...rest } = typeof each === "string" ? { source: each } : each;
    return { ...rest, regexp: tryToParsePath(source).regexStr, originalSource: source };
  });
  return getMiddlewareRouteMatcher(matchers as Parameters<typeof getMiddlewareRouteMatcher>[0]);
}

/** Runs the middleware if Next would run it for this request. */
export async function onTheWay(request: NextRequest): Promise<Way> {
  const { config, middleware } = await import("@/middleware");
  const isMatched = matcherOf(config)(
    request.nextUrl.pathname,
    { headers: Object.fromEntries(request.headers) } as Parameters<Matches>[1],
    Object.fromEntries(request.nextUrl.searchParams),
  );
  if (!isMatched) return { response: new Response(null), headers: [], request };
  const copy = request.body ? (request.clone() as NextRequest) : request;
  const event = { waitUntil: () => undefined } as unknown as NextFetchEvent;
  const asked = new NextRequest(copy);
  const { result, setCookies } = await inRequest("route", asked, () => middleware(asked, event));
  if ("error" in result) throw result.error;
  const { value: answer } = result;
  const shown = [...answer.headers].filter(([name]) => !name.startsWith(prefix));
  const headers: [string, string][] = [
    ...shown,
    ...setCookies.map((cookie): [string, string] => ["set-cookie", cookie]),
  ];
  const goesOn = answer.headers.get(`${prefix}next`) === "1";
  const isRewritten = answer.headers.has(`${prefix}rewrite`);
  return {
    response: new Response(goesOn || isRewritten ? null : answer.body, {
      status: isRewritten ? 404 : answer.status,
      headers,
    }),
    headers,
    request: goesOn ? withHeaders(request, answer.headers) : null,
  };
}

/** The request with the headers that the middleware gave it. */
function withHeaders(request: NextRequest, answer: Headers): NextRequest {
  const names = answer.get(`${prefix}override-headers`);
  if (names === null) return request;
  const headers = new Headers();
  for (const name of names.split(",")) headers.set(name, answer.get(`${prefix}request-${name}`) ?? "");
  return new NextRequest(request, { headers });
}
