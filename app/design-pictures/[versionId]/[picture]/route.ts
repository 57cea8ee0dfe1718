import { garmentSides } from "@/lib/designer/placements";
import { designIdSchema } from "@/lib/designer/saved-design";
import { answerPicture } from "@/server/designs/answer-picture";
import { readVersionPicture } from "@/server/designs/version-picture";

/** front.webp or back.webp: what a version looks like on its garment. */
export async function GET(
  _: Request,
  { params }: RouteContext<"/design-pictures/[versionId]/[picture]">,
): Promise<Response> {
  const { versionId, picture } = await params;
  const id = designIdSchema.safeParse(versionId).data;
  const side = garmentSides.find((each) => picture === `${each}.webp`);
  return answerPicture("mockupVisitor", "designs: version picture", async () =>
    id !== undefined && side ? readVersionPicture(id, side) : null,
  );
}
