import { requirePrintFiles } from "@/server/fulfilment/queries";
import { downloadResponse } from "@/server/gate/download-response";

export async function GET(
  _request: Request,
  { params }: RouteContext<"/admin/orders/[orderId]/print-files.zip">,
): Promise<Response> {
  const { orderId: orderNumber } = await params;
  return downloadResponse("orders: print files", () => requirePrintFiles(orderNumber));
}
