import { pdfResponse } from "@/server/gate/pdf-response";
import { requireAdminDocumentFile } from "@/server/invoices/queries";

export async function GET(
  _request: Request,
  { params }: RouteContext<"/admin/orders/[orderId]/papers/[fileName]">,
): Promise<Response> {
  const { orderId: orderNumber, fileName } = await params;
  return pdfResponse("invoices: paper for staff", () => requireAdminDocumentFile(orderNumber, fileName));
}
