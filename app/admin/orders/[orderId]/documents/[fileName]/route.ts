import { pdfResponse } from "@/server/gate/pdf-response";
import { requireAdminDocumentFile } from "@/server/invoices/queries";

export async function GET(
  _request: Request,
  { params }: RouteContext<"/admin/orders/[orderId]/documents/[fileName]">,
): Promise<Response> {
  const { orderId: orderNumber, fileName } = await params;
  return pdfResponse("invoices: document for staff", () => requireAdminDocumentFile(orderNumber, fileName));
}
