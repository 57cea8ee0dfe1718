import { bulkSchema } from "@/lib/products/bulk-change";
import { withDeadline } from "@/server/deadline";
import { definePostRoute } from "@/server/gate/define-route";
import { prepareBulk } from "@/server/products/bulk-products";

const maxBytes = 256 * 1024;
/** A search can match all products. */
const patienceMs = 40_000;

export const POST = definePostRoute({
  name: "products: prepare bulk change",
  guard: "products.read",
  limit: ["staffPerson"],
  schema: bulkSchema,
  maxBytes,
  run: async ({ choice, change }) =>
    withDeadline(async () => ({ jobId: await prepareBulk(choice, change) }), patienceMs),
});
