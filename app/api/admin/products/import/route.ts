import { importMaxBytes } from "@/lib/products/import-limits";
import { importSchema } from "@/lib/products/import-request";
import { withDeadline } from "@/server/deadline";
import { definePostRoute } from "@/server/gate/define-route";
import { checkImport } from "@/server/products/import-products";

/** Compares thousands of lines with the shop. */
const patienceMs = 40_000;

export const POST = definePostRoute({
  name: "products: check import",
  guard: "products.write",
  limit: ["staffPerson"],
  schema: importSchema,
  maxBytes: importMaxBytes,
  run: ({ fileName, text }) => withDeadline(() => checkImport(fileName, text), patienceMs),
});
