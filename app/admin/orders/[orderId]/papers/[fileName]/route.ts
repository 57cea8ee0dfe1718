import { answerPdf } from "@/server/gate/answer-pdf";
import { requireDeskPaperFile } from "@/server/invoices/queries";

export async function GET(
  _request: Request,
  { params }: RouteContext<"/admin/orders/[orderId]/papers/[fileName]">,
): Promise<Response> {
  const { orderId: orderNumber, fileName } = await params;
  return answerPdf("invoices: paper at the desk", () => requireDeskPaperFile(orderNumber, fileName));
}
