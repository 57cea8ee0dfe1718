import type { NextRequest } from "next/server";
import { now } from "@/server/clock";
import { downloadResponse } from "@/server/gate/download-response";
import { admit } from "@/server/gate/guard";
import { listProductIds } from "@/server/products/bulk-choice";
import { writeProductsCsv } from "@/server/products/export-products";
import { exportName } from "@/server/products/prepare-export";

/** The products of the list at the same URL, as a file. */
export function GET(request: NextRequest): Promise<Response> {
  return downloadResponse("products: csv", async () => {
    await admit("products.read");
    const params = Object.fromEntries(request.nextUrl.searchParams);
    return { name: exportName(now()), parts: writeProductsCsv(await listProductIds(params)) };
  });
}
