import { answerPdf } from "@/server/gate/answer-pdf";
import { requirePackingSlipFile } from "@/server/invoices/queries";

export async function GET(
  _request: Request,
  { params }: RouteContext<"/admin/orders/[orderId]/packing-slip.pdf">,
): Promise<Response> {
  const { orderId: orderNumber } = await params;
  return answerPdf("invoices: packing slip", () => requirePackingSlipFile(orderNumber));
}
