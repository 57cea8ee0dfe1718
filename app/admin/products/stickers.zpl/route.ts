import { downloadResponse } from "@/server/gate/download-response";
import { requireStickersZpl } from "@/server/invoices/sticker-queries";

export async function GET(request: Request): Promise<Response> {
  const { searchParams } = new URL(request.url);
  return downloadResponse("products: stickers", () => requireStickersZpl(searchParams));
}
