import { designIdSchema } from "@/lib/designer/saved-design";
import { getUploadPreview } from "@/server/designs/queries";
import { pictureResponse } from "@/server/gate/picture-response";

/** The preview of an upload, only for its owner. */
export async function GET(
  _: Request,
  { params }: RouteContext<"/api/designs/assets/[assetId]">,
): Promise<Response> {
  const { assetId } = await params;
  return pictureResponse("designReadVisitor", "uploads: preview", async () => {
    const id = designIdSchema.safeParse(assetId).data;
    return id === undefined ? null : getUploadPreview(id);
  });
}
