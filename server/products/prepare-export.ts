import "server-only";
import { indianDate } from "@/lib/orders/when";
import { prepareJob } from "@/server/staff-jobs/prepare-job";

/** The name of a product file created now. */
export function exportName(now: Date): string {
  return `products-${indianDate(now)}.csv`;
}

/** A job that writes all products into a file. */
export function prepareExport(now: Date): Promise<string> {
  return prepareJob({
    kind: "products.export",
    title: "Export of all products",
    input: { name: exportName(now) },
  });
}
