import { maxPincodeBytes } from "@/lib/settings/pincode-import";
import { pincodeImportSchema } from "@/lib/settings/pincode-import-schema";
import { definePostRoute } from "@/server/gate/define-route";
import { importPincodes } from "@/server/settings/import-pincodes";

export const POST = definePostRoute({
  name: "settings: import pincodes",
  guard: "settings.write",
  limit: ["staffPerson"],
  schema: pincodeImportSchema,
  // Quotes and line ends are escaped in JSON.
  maxBytes: Math.ceil(maxPincodeBytes * 1.2),
  run: ({ file, expected }) => importPincodes(file, expected),
});
