import { emailKey } from "@/lib/email";
import { leadSchema } from "@/lib/leads/lead-schema";
import { definePostRoute } from "@/server/gate/define-route";
import { readArm } from "@/server/http/popup-arm";
import { visitorIp } from "@/server/http/visitor-ip";
import { receiveLead } from "@/server/leads/receive-lead";

/** Saves an email address for the launch code, and returns the code. */
export const POST = definePostRoute({
  name: "leads: receive",
  guard: "anybody",
  limit: ({ input }) => ["leadVisitor", ["leadMailbox", emailKey(input.email)], "leadShop"],
  maxBytes: 8 * 1024,
  schema: leadSchema,
  run: async (input) => receiveLead(input, { visitor: await visitorIp(), arm: await readArm() }),
});
