import { pdfResponse } from "@/server/gate/pdf-response";
import { requireStickersPdf } from "@/server/invoices/sticker-queries";

export async function GET(request: Request): Promise<Response> {
  const { searchParams } = new URL(request.url);
  return pdfResponse("products: stickers", () => requireStickersPdf(searchParams));
}
