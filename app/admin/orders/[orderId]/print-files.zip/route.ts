import { requirePrintFiles } from "@/server/fulfilment/queries";
import { answerDownload } from "@/server/gate/answer-download";

export async function GET(
  _request: Request,
  { params }: RouteContext<"/admin/orders/[orderId]/print-files.zip">,
): Promise<Response> {
  const { orderId: orderNumber } = await params;
  return answerDownload("orders: print files", () => requirePrintFiles(orderNumber));
}
