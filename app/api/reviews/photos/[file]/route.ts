import { photoResponse } from "@/server/gate/photo-response";
import { readPhotoFile } from "@/server/reviews/queries";

/** {id}.webp or {id}-small.webp: published photos for everyone, others for anyone who has the key. */
export async function GET(
  request: Request,
  { params }: RouteContext<"/api/reviews/photos/[file]">,
): Promise<Response> {
  const { file } = await params;
  const key = new URL(request.url).searchParams.get("k");
  return photoResponse("reviewPhotoVisitor", "reviews: photo", () => readPhotoFile(file, key));
}
