import { garmentSides } from "@/lib/designer/printing/placements";
import { findSharedDesignByToken } from "@/server/designs/share-design";
import { askerOf } from "@/server/designs/turn-queries";
import { readLinkPicture, readVersionPicture } from "@/server/designs/version-picture";
import { pictureResponse } from "@/server/gate/picture-response";

const linkPicture = "front.jpg";

/** front.webp or back.webp: a shared version on its garment, as long as it is shared; front.jpg for link previews. */
export async function GET(
  request: Request,
  { params }: RouteContext<"/design-pictures/shared/[token]/[picture]">,
): Promise<Response> {
  const { token, picture } = await params;
  const side = garmentSides.find((each) => picture === `${each}.webp`);
  const read = async () => {
    const shared = side || picture === linkPicture ? await findSharedDesignByToken(token) : null;
    if (!shared) return null;
    const { versionId } = shared;
    return side
      ? readVersionPicture(versionId, side, askerOf(request))
      : readLinkPicture(versionId, "front", askerOf(request));
  };
  const type = picture === linkPicture ? "image/jpeg" : "image/webp";
  return pictureResponse("mockupVisitor", "designs: shared picture", read, type);
}
