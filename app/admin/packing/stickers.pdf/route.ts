import { parseOrderNumbers } from "@/lib/orders/picking-list";
import { pdfResponse } from "@/server/gate/pdf-response";
import { requireOrderStickersPdf } from "@/server/invoices/sticker-queries";

export async function GET(request: Request): Promise<Response> {
  const orderNumbers = parseOrderNumbers(new URL(request.url).searchParams.get("orders")) ?? [];
  return pdfResponse("packing: stickers", () => requireOrderStickersPdf(orderNumbers));
}
