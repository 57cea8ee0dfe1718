import { afterSignOut } from "@/lib/auth/redirects";
import { messageForStatus } from "@/lib/result";
import { signOutEverywhere } from "@/server/auth/sign-out-everywhere";
import { isSameOrigin } from "@/server/http/origin";

/** The header's form posts here: signing out needs no script. The error screen adds `?forced`. */
export async function POST(request: Request): Promise<Response> {
  if (!isSameOrigin(request.headers)) return new Response(messageForStatus(403), { status: 403 });
  await signOutEverywhere({ isForced: new URL(request.url).searchParams.has("forced") });
  return new Response(null, {
    status: 303,
    headers: { Location: afterSignOut, "Cache-Control": "private, no-store" },
  });
}
