import "server-only";
import { parseStartForm } from "@/lib/auth/google";
import { statusOf, toFailure } from "@/server/errors";
import { privateJson } from "@/server/http/answer";
import { isSameOrigin } from "@/server/http/origin";
import { readBody } from "@/server/http/read-body";
import { finishGoogle, startGoogle } from "./google-flow";
import { googleSettings } from "./google-settings";

const maxFormBytes = 8 * 1024;

function refusal(status: number): Response {
  return new Response(null, { status, headers: { "Cache-Control": "private, no-store" } });
}

/**
 * The only two routes of next-auth that exist here: the way to Google, and back. Its session, sign-out and pages are not
 * served: the shop has one session, Supabase's.
 */
export async function handleGoogleRequest(request: Request, path: readonly string[]): Promise<Response> {
  const settings = googleSettings();
  if (!settings.isOn) return refusal(404);
  const asked = `${request.method} ${path.join("/")}`;
  if (asked === "GET callback/google") return finishGoogle(settings, new URL(request.url));
  if (asked !== "POST signin/google") return refusal(404);
  if (!isSameOrigin(request.headers)) return refusal(403);
  try {
    const form = await readBody(request, maxFormBytes);
    return await startGoogle(settings, parseStartForm(new URLSearchParams(form.toString("utf8"))));
  } catch (error) {
    const failure = toFailure("google: start", error);
    return privateJson(failure, { status: statusOf(failure.code) });
  }
}
