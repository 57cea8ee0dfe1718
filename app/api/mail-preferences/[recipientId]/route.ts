import { AppError, toFailure } from "@/server/errors";
import { failureResponse, privateJson } from "@/server/http/answer";
import { readBody } from "@/server/http/read-body";
import { changePreferences } from "@/server/mail-preferences/change-preferences";

const maxBytes = 2048;

/** The form of the page, and the unsubscribe button that email clients show beside an email. */
export async function POST(
  request: Request,
  { params }: RouteContext<"/api/mail-preferences/[recipientId]">,
): Promise<Response> {
  try {
    const { recipientId } = await params;
    const form = await readFields(request);
    const kind = new URL(request.url).searchParams.get("kind");
    const page = await changePreferences(recipientId, kind, form);
    return page === null
      ? privateJson({ ok: true })
      : new Response(null, {
          status: 303,
          headers: { location: page, "cache-control": "private, no-store" },
        });
  } catch (error) {
    return failureResponse("mail preferences: change", toFailure("mail preferences: change", error));
  }
}

/** Email clients send a form of either kind; RFC 8058 prefers multipart. */
async function readFields(request: Request): Promise<URLSearchParams> {
  const body = new Uint8Array(await readBody(request, maxBytes));
  const headers = { "content-type": request.headers.get("content-type") ?? "" };
  const form = await new Response(body, { headers }).formData().catch(() => null);
  if (!form) throw new AppError("bad_request", "This form is incomplete.");
  return new URLSearchParams([...form].map(([name, value]) => [name, String(value)]));
}
