import "server-only";
import { publicEnv } from "@/lib/public-env";
import { AppError, statusOf } from "@/server/errors";
import { isSameOrigin } from "@/server/http/origin";
import { readBody } from "@/server/http/read-body";
import { hasPlainHeads, isActionId, isPlainActionForm, isReply, isReplyForm } from "./action-shape";

/** Next's own limit for an action; a longer body would be logged as our error instead of the sender's. */
const maxFormBytes = 1_000_000;

/**
 * Refuses a write to a page that is not a valid action; null lets it through. Next answers 500 to most of
 * them, and a page that fails during a POST never ends. Of /api, only requests that look like an action are
 * checked here, and all routes but one refuse those: a malformed URL would route them to a page. Next gives
 * the middleware a copy of the body, so the action can still read it.
 */
export async function refuseWrite(request: Request, siteUrl = publicEnv.siteUrl): Promise<Response | null> {
  if (request.method !== "POST" || isFile(request.url)) return refusal(405);
  if (new URL(request.url).pathname.startsWith("/api/"))
    return isOfMailProgram(request) ? null : refusalOfApi();
  if (!isSameOrigin(request.headers, siteUrl) || isForwardedElsewhere(request.headers)) return refusal(403);
  try {
    const body = await readBody(request, maxFormBytes);
    return (await isAction(request.headers, body)) ? null : refusal(400);
  } catch (error) {
    return refusal(error instanceof AppError ? statusOf(error.code) : 400);
  }
}

/** The one-click form of a mail program may be multipart. */
function isOfMailProgram({ url, headers }: Request): boolean {
  return (
    !headers.has("next-action") && /^\/api\/mail-preferences\/[0-9a-f-]{36}$/.test(new URL(url).pathname)
  );
}

/** The shop's pages have no dot in the last segment of their path. */
function isFile(url: string): boolean {
  return /\.[a-z]+$/.test(new URL(url).pathname);
}

/** Next also compares the origin with this header, and fails when they differ. */
function isForwardedElsewhere(headers: Headers): boolean {
  const host = headers.get("x-forwarded-host");
  const origin = headers.get("origin");
  return host !== null && origin !== null && origin !== "null" && new URL(origin).host !== host;
}

async function isAction(headers: Headers, body: Buffer): Promise<boolean> {
  const type = headers.get("content-type") ?? "";
  const id = headers.get("next-action");
  if (id !== null && !isActionId(id)) return false;
  if (/^text\/plain\b/i.test(type)) return id !== null && isReply(body.toString("utf8"));
  if (!/^multipart\/form-data\b/i.test(type) || !hasPlainHeads(body, type)) return false;
  const form = await new Response(new Uint8Array(body), { headers: { "content-type": type } }).formData();
  return id === null ? isPlainActionForm(form) : isReplyForm(form);
}

const words: Record<number, string> = {
  400: "This form is out of date. Please reload the page.",
  403: "This request came from another site.",
  405: "This page is read-only.",
  413: "That's too large.",
};

function refusalOfApi(): Response {
  const error = "This URL accepts JSON only.";
  return Response.json({ error }, { status: 400, headers: { "cache-control": "no-store" } });
}

function refusal(status: number): Response {
  return new Response(words[status] ?? words[400], {
    status: status in words ? status : 400,
    headers: {
      "content-type": "text/plain; charset=utf-8",
      "cache-control": "no-store",
      ...(status === 405 && { allow: "GET, HEAD" }),
    },
  });
}
