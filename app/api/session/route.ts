import { cookies } from "next/headers";
import { signedInHint } from "@/lib/auth/session-cookies";
import { getViewer } from "@/server/auth/queries";
import { recallAdmin } from "@/server/auth/recall-admin";

const headers = { "Cache-Control": "private, no-store" };

/** What the header of a static page shows of the visitor. Asked only by browsers that carry the hint. */
export async function GET(): Promise<Response> {
  const viewer = await getViewer().catch(() => undefined);
  if (viewer === undefined) return Response.json({ error: "unavailable" }, { status: 503, headers });
  if (viewer === null) {
    const store = await cookies();
    if (store.has(signedInHint)) store.delete(signedInHint);
    return Response.json({ user: null, isAdmin: false }, { headers });
  }
  const user = { firstName: viewer.firstName, email: viewer.email };
  return Response.json({ user, isAdmin: await recallAdmin(viewer) }, { headers });
}
