import { pdfResponse } from "@/server/gate/pdf-response";
import { requireSlipsFile } from "@/server/invoices/queries";

export async function GET(
  _request: Request,
  { params }: RouteContext<"/admin/orders/[orderId]/packing-slip.pdf">,
): Promise<Response> {
  const { orderId: orderNumber } = await params;
  return pdfResponse("invoices: packing slip", () => requireSlipsFile([orderNumber]));
}
