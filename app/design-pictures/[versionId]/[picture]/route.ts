import { garmentSides } from "@/lib/designer/placements";
import { printViews } from "@/lib/designer/print-areas";
import { designIdSchema } from "@/lib/designer/saved-design";
import { readPrintPicture } from "@/server/designs/print-picture";
import { readVersionPicture } from "@/server/designs/version-picture";
import { answerPicture } from "@/server/gate/answer-picture";

/** front.webp or back.webp: what a version looks like on its garment. print-front.webp and so on: one of its prints. */
export async function GET(
  _: Request,
  { params }: RouteContext<"/design-pictures/[versionId]/[picture]">,
): Promise<Response> {
  const { versionId, picture } = await params;
  const id = designIdSchema.safeParse(versionId).data;
  const side = garmentSides.find((each) => picture === `${each}.webp`);
  const view = printViews.find((each) => picture === `print-${each}.webp`);
  return answerPicture("mockupVisitor", "designs: version picture", async () => {
    if (id === undefined) return null;
    if (view) return readPrintPicture(id, view);
    return side ? readVersionPicture(id, side) : null;
  });
}
