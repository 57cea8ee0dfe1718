import { designIdSchema } from "@/lib/designer/saved-design";
import { drawMyDesign } from "@/server/designs/queries";
import { askerOf } from "@/server/designs/turn-queries";
import { pictureResponse } from "@/server/gate/picture-response";

/** A small picture of a saved design's printed side, for its owner; `rev` in the URL changes with each save. */
export async function GET(
  request: Request,
  { params }: RouteContext<"/api/designs/[designId]/picture">,
): Promise<Response> {
  const { designId } = await params;
  return pictureResponse("mockupVisitor", "designs: picture", async () => {
    const id = designIdSchema.safeParse(designId).data;
    return id === undefined ? null : drawMyDesign(id, askerOf(request));
  });
}
