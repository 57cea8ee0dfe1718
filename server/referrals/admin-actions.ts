"use server";

import { z } from "zod";
import { orderNumberPattern } from "@/lib/orders/order";
import { AppError, mapRefusals, type Refusals } from "@/server/errors";
import { defineAction } from "@/server/gate/define-action";
import { blockReferrer, decideReferral } from "./repository";

const refusals: Refusals = {
  stale: "Someone else has already decided. Reload the page.",
  not_found: new AppError("not_found", "This referrer no longer exists."),
  own_account: "Orders from the referrer's own account are never included.",
  bad_reason: new AppError("invalid_input", "Enter a reason of 3 to 400 characters.", {
    reason: "Enter a reason of 3 to 400 characters",
  }),
};

const rev = z.int().min(0);

export const blockReferrerAction = defineAction({
  name: "referrals: block",
  guard: "offers.write",
  limit: ["staffPerson"],
  schema: z.strictObject({
    id: z.uuid(),
    rev,
    reason: z.string().trim().min(3, "Enter a reason").max(400, "At most 400 characters"),
  }),
  run: ({ id, rev: seen, reason }) => mapRefusals(refusals, () => blockReferrer(id, seen, reason)),
});

export const unblockReferrerAction = defineAction({
  name: "referrals: unblock",
  guard: "offers.write",
  limit: ["staffPerson"],
  schema: z.strictObject({ id: z.uuid(), rev }),
  run: ({ id, rev: seen }) => mapRefusals(refusals, () => blockReferrer(id, seen, "")),
});

export const decideReferralAction = defineAction({
  name: "referrals: decide",
  guard: "offers.write",
  limit: ["staffPerson"],
  schema: z.strictObject({
    orderNumber: z.string().regex(orderNumberPattern),
    rev,
    state: z.enum(["released", "held"]),
  }),
  run: ({ orderNumber, rev: seen, state }) =>
    mapRefusals(refusals, () => decideReferral(orderNumber, seen, state)),
});
