import { parseOrderNumbers } from "@/lib/orders/picking-list";
import { pdfResponse } from "@/server/gate/pdf-response";
import { requirePickingFile } from "@/server/invoices/queries";

export async function GET(request: Request): Promise<Response> {
  const orderNumbers = parseOrderNumbers(new URL(request.url).searchParams.get("orders"));
  return pdfResponse("invoices: pick list", () => requirePickingFile(orderNumbers));
}
