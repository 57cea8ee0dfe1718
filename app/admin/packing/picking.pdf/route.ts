import { parseOrderNumbers } from "@/lib/orders/picking-list";
import { answerPdf } from "@/server/gate/answer-pdf";
import { requirePickingFile } from "@/server/invoices/queries";

export async function GET(request: Request): Promise<Response> {
  const orderNumbers = parseOrderNumbers(new URL(request.url).searchParams.get("orders"));
  return answerPdf("invoices: pick list", () => requirePickingFile(orderNumbers));
}
