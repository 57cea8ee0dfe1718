import { garmentSides } from "@/lib/designer/printing/placements";
import { printViews } from "@/lib/designer/printing/print-areas";
import { designIdSchema } from "@/lib/designer/saved-design";
import { isInGallery } from "@/server/designs/gallery-queries";
import { readPrintPicture } from "@/server/designs/print-picture";
import { isPictureKey } from "@/server/designs/sign-picture";
import { askerOf } from "@/server/designs/turn-queries";
import { readLinkPicture, readVersionPicture } from "@/server/designs/version-picture";
import { pictureResponse } from "@/server/gate/picture-response";

/**
 * front.webp or back.webp: a version on its garment, front.jpg or back.jpg for link previews; print-front.webp and so on:
 * one of its prints. For anyone who has the key; without one, the mockup of a design that the home page shows.
 */
export async function GET(
  request: Request,
  { params }: RouteContext<"/design-pictures/[versionId]/[picture]">,
): Promise<Response> {
  const { versionId, picture } = await params;
  const key = new URL(request.url).searchParams.get("k") ?? "";
  const id = designIdSchema.safeParse(versionId).data;
  const side = garmentSides.find((each) => picture === `${each}.webp`);
  const linkSide = garmentSides.find((each) => picture === `${each}.jpg`);
  const view = printViews.find((each) => picture === `print-${each}.webp`);
  const read = async () => {
    if (id === undefined) return null;
    if (key === "")
      return side && (await isInGallery(id)) ? readVersionPicture(id, side, askerOf(request)) : null;
    if (!isPictureKey(id, key)) return null;
    if (linkSide) return readLinkPicture(id, linkSide, askerOf(request));
    if (view) return readPrintPicture(id, view, askerOf(request));
    return side ? readVersionPicture(id, side, askerOf(request)) : null;
  };
  const type = linkSide ? "image/jpeg" : "image/webp";
  return pictureResponse("mockupVisitor", "designs: version picture", read, type);
}
