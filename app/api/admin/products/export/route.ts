import { z } from "zod";
import { definePostRoute } from "@/server/gate/define-route";
import { prepareExport } from "@/server/products/prepare-export";

export const POST = definePostRoute({
  name: "products: prepare export",
  guard: "products.read",
  limit: ["staffPerson"],
  schema: z.strictObject({}),
  run: async (_, { now }) => ({ jobId: await prepareExport(now) }),
});
