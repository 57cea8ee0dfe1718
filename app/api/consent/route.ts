import { recordSchema } from "@/lib/consent/record-schema";
import { recordConsent } from "@/server/consent/record-consent";
import { definePostRoute } from "@/server/gate/define-route";
import { hasGpc, storeConsent } from "@/server/http/consent-cookie";

/** A visitor's answer to the consent banner. */
export const POST = definePostRoute({
  name: "consent: record",
  guard: "anybody",
  limit: ["consentVisitor"],
  maxBytes: 512,
  schema: recordSchema,
  run: async (choice) => {
    await recordConsent(choice, await hasGpc());
    await storeConsent(choice);
    return null;
  },
});
