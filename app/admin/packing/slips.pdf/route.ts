import { parseOrderNumbers } from "@/lib/orders/picking-list";
import { pdfResponse } from "@/server/gate/pdf-response";
import { requireSlipsFile } from "@/server/invoices/queries";

export async function GET(request: Request): Promise<Response> {
  const orderNumbers = parseOrderNumbers(new URL(request.url).searchParams.get("orders"));
  // A link without orders was typed by hand or cut off: redirect to the page that makes packing slips.
  if (!orderNumbers) {
    return new Response("Select orders in Packing, then choose “Labels and slips”.\n", {
      status: 404,
      headers: { "content-type": "text/plain; charset=utf-8", "cache-control": "private, no-store" },
    });
  }
  return pdfResponse("invoices: packing slips", () => requireSlipsFile(orderNumbers));
}
