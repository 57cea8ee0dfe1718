import { answerPdf } from "@/server/gate/answer-pdf";
import { requireSlipsFile } from "@/server/invoices/queries";

export async function GET(
  _request: Request,
  { params }: RouteContext<"/admin/orders/[orderId]/packing-slip.pdf">,
): Promise<Response> {
  const { orderId: orderNumber } = await params;
  return answerPdf("invoices: packing slip", () => requireSlipsFile([orderNumber]));
}
