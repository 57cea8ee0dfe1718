import { headers } from "next/headers";
import { z } from "zod";
import { popupArms } from "@/lib/leads/popup-arm";
import { definePostRoute } from "@/server/gate/define-route";
import { refusesAnalytics } from "@/server/http/consent-cookie";
import { recordPopup } from "@/server/leads/record-popup";

/** A browser that was shown the popup, or is in its control group. */
export const POST = definePostRoute({
  name: "popup: record",
  guard: "anybody",
  limit: ["popupVisitor"],
  maxBytes: 32,
  schema: z.enum(popupArms),
  run: async (arm) => {
    if (!(await refusesAnalytics())) await recordPopup(arm, (await headers()).get("user-agent"));
    return { ok: true };
  },
});
