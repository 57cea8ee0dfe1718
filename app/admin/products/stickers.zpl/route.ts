import { downloadResponse } from "@/server/gate/download-response";
import { requireStickersZpl } from "@/server/invoices/pack-stickers";

export async function GET(request: Request): Promise<Response> {
  const { searchParams } = new URL(request.url);
  return downloadResponse("products: stickers", () => requireStickersZpl(searchParams));
}
