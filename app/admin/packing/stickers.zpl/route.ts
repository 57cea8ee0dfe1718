import { parseOrderNumbers } from "@/lib/orders/picking-list";
import { downloadResponse } from "@/server/gate/download-response";
import { requireOrderStickersZpl } from "@/server/invoices/sticker-queries";

export async function GET(request: Request): Promise<Response> {
  const orderNumbers = parseOrderNumbers(new URL(request.url).searchParams.get("orders")) ?? [];
  return downloadResponse("packing: stickers", () => requireOrderStickersZpl(orderNumbers));
}
