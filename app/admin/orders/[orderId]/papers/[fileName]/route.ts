import { answerPdf } from "@/server/gate/answer-pdf";
import { requireAdminDocumentFile } from "@/server/invoices/queries";

export async function GET(
  _request: Request,
  { params }: RouteContext<"/admin/orders/[orderId]/papers/[fileName]">,
): Promise<Response> {
  const { orderId: orderNumber, fileName } = await params;
  return answerPdf("invoices: paper for staff", () => requireAdminDocumentFile(orderNumber, fileName));
}
