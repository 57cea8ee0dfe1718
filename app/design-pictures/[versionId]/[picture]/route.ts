import { garmentSides } from "@/lib/designer/placements";
import { printViews } from "@/lib/designer/print-areas";
import { designIdSchema } from "@/lib/designer/saved-design";
import { readPrintPicture } from "@/server/designs/print-picture";
import { inVisitorsTurn } from "@/server/designs/turn-queries";
import { readLinkPicture, readVersionPicture } from "@/server/designs/version-picture";
import { answerPicture } from "@/server/gate/answer-picture";

const linkPicture = "front.jpg";

/**
 * front.webp or back.webp: what a version looks like on its garment, front.jpg the same for links. print-front.webp and so on:
 * one of its prints.
 */
export async function GET(
  _: Request,
  { params }: RouteContext<"/design-pictures/[versionId]/[picture]">,
): Promise<Response> {
  const { versionId, picture } = await params;
  const id = designIdSchema.safeParse(versionId).data;
  const side = garmentSides.find((each) => picture === `${each}.webp`);
  const view = printViews.find((each) => picture === `print-${each}.webp`);
  const read = async () => {
    if (id === undefined) return null;
    if (picture === linkPicture) return readLinkPicture(id, inVisitorsTurn);
    if (view) return readPrintPicture(id, view, inVisitorsTurn);
    return side ? readVersionPicture(id, side, inVisitorsTurn) : null;
  };
  const type = picture === linkPicture ? "image/jpeg" : "image/webp";
  return answerPicture("mockupVisitor", "designs: version picture", read, type);
}
