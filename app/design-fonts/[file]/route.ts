import { readFontFile } from "@/server/designs/font-files";

/** A font of the designer, or the code that shapes texts in the browser. The name includes the hash, so a copy never expires. */
export async function GET(_: Request, { params }: RouteContext<"/design-fonts/[file]">): Promise<Response> {
  const { file } = await params;
  const found = await readFontFile(file);
  if (!found) return new Response(null, { status: 404 });
  return new Response(found.bytes, {
    headers: { "content-type": found.mime, "cache-control": "public, max-age=31536000, immutable" },
  });
}
