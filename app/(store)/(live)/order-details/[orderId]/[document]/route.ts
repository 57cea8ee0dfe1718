import type { NextRequest } from "next/server";
import { pdfResponse } from "@/server/gate/pdf-response";
import { requireDocumentFile } from "@/server/invoices/queries";

/** invoice.pdf, or CN2627-000004.pdf for a credit note. Available to the order's owner and to anyone with the order's token. */
export async function GET(
  request: NextRequest,
  { params }: RouteContext<"/order-details/[orderId]/[document]">,
): Promise<Response> {
  const { orderId: orderNumber, document } = await params;
  const token = request.nextUrl.searchParams.get("token");
  return pdfResponse("invoices: download", () => requireDocumentFile(orderNumber, document, token));
}
