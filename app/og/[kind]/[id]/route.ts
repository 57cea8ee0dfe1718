import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { getOgPicture, isOgRecordVisible } from "@/server/seo/queries";

/** Used until a picture is drawn. */
const standIn = () => readFile(join(process.cwd(), "public", "icon-512.png"));

/** The link preview of a product, category or post: stored, never drawn here. */
export async function GET(_: Request, { params }: RouteContext<"/og/[kind]/[id]">): Promise<Response> {
  const { kind, id } = await params;
  const recordId = id.replace(/\.jpg$/, "");
  const picture = await getOgPicture(kind, recordId);
  if (picture) {
    return new Response(picture, {
      headers: { "content-type": "image/jpeg", "cache-control": "public, max-age=3600" },
    });
  }
  if (!(await isOgRecordVisible(kind, recordId))) return new Response(null, { status: 404 });
  return new Response(new Uint8Array(await standIn()), {
    headers: { "content-type": "image/png", "cache-control": "public, max-age=60" },
  });
}
