import { requirePrint } from "@/server/fulfilment/queries";
import { pngResponse } from "@/server/gate/png-response";

/** front.png and so on: the print file of one side. */
export async function GET(
  _request: Request,
  { params }: RouteContext<"/admin/orders/[orderId]/prints/[versionId]/[file]">,
): Promise<Response> {
  const { orderId: orderNumber, versionId, file } = await params;
  return pngResponse("orders: print", () => requirePrint({ orderNumber, versionId, file }));
}
