"use server";

import { after } from "next/server";
import { z } from "zod";
import {
  addressChangeSchema,
  refundChargeSchema,
  sizeChangeSchema,
  stepSubscriptionSchema,
  subscriptionNoteSchema,
} from "@/lib/subscriptions/admin-schemas";
import { toPlanForm, toTastesForm } from "@/lib/subscriptions/plan-form";
import { planSchema, tastesSchema } from "@/lib/subscriptions/plan-schemas";
import { withoutDeadline } from "@/server/deadline";
import { isStale } from "@/server/errors";
import { defineAction } from "@/server/gate/define-action";
import {
  addSubscriptionNote,
  changeSubscriptionByStaff,
  refundCharge,
  stepSubscription,
} from "./admin-repository";
import { applyChangeNow } from "./apply-change-now";
import { explainAdminRefusal } from "./explain-admin-refusal";
import { mirrorPlans } from "./mirror-plans";
import { offerPlan, readAdminPlans, retryPrice, savePlan, saveTastes } from "./plan-repository";

export const stepSubscriptionAction = defineAction({
  name: "subscriptions: step",
  guard: "subscriptions.write",
  limit: ["staffPerson"],
  schema: stepSubscriptionSchema,
  run: async ({ step, charges, note, ...seen }) => {
    await explainAdminRefusal(() => stepSubscription(seen, step, charges, note));
    await applyChangeNow(seen.id);
  },
});

export const changeSizeAction = defineAction({
  name: "subscriptions: size",
  guard: "subscriptions.write",
  limit: ["staffPerson"],
  schema: sizeChangeSchema,
  run: ({ id, version, ...change }) =>
    explainAdminRefusal(() => changeSubscriptionByStaff({ id, version }, change)),
});

export const changeParcelAddressAction = defineAction({
  name: "subscriptions: address",
  guard: "subscriptions.write",
  limit: ["staffPerson"],
  schema: addressChangeSchema,
  run: ({ id, version, ...change }) =>
    explainAdminRefusal(() => changeSubscriptionByStaff({ id, version }, change)),
});

export const refundChargeAction = defineAction({
  name: "subscriptions: refund",
  guard: "subscriptions.write",
  limit: ["staffPerson"],
  schema: refundChargeSchema,
  run: ({ chargeId, note }) => explainAdminRefusal(() => refundCharge(chargeId, note)),
});

export const addSubscriptionNoteAction = defineAction({
  name: "subscriptions: note",
  guard: "subscriptions.write",
  limit: ["staffPerson"],
  schema: subscriptionNoteSchema,
  run: ({ id, body }) => explainAdminRefusal(() => addSubscriptionNote(id, body)),
});

const planId = z.int().positive();

/** The saved values, and the pending changes. */
const plansAtOnce = 5;

export const addPlanAction = defineAction({
  name: "subscriptions: add plan",
  guard: "subscriptions.plans",
  limit: ["staffPerson"],
  schema: planSchema,
  run: async (form) => {
    await explainAdminRefusal(() => savePlan(null, form));
    after(() => withoutDeadline(() => mirrorPlans(plansAtOnce)));
    return { kind: "saved" as const, version: null };
  },
});

export const savePlanAction = defineAction({
  name: "subscriptions: save plan",
  guard: "subscriptions.plans",
  limit: ["staffPerson"],
  schema: z.strictObject({ id: planId, version: z.int().positive(), form: planSchema }),
  run: async ({ id, version, form }) => {
    try {
      await savePlan({ id, version }, form);
    } catch (error) {
      const plan = isStale(error) ? await findPlan(id) : undefined;
      if (!plan) return explainAdminRefusal(() => Promise.reject(error));
      const theirs = { values: toPlanForm(plan), version: plan.version, by: null };
      return { kind: "stale" as const, theirs };
    }
    after(() => withoutDeadline(() => mirrorPlans(plansAtOnce)));
    return { kind: "saved" as const, version: (await findPlan(id))?.version ?? version };
  },
});

async function findPlan(id: number) {
  return (await readAdminPlans()).plans.find((plan) => plan.id === id);
}

export const offerPlanAction = defineAction({
  name: "subscriptions: offer plan",
  guard: "subscriptions.plans",
  limit: ["staffPerson"],
  schema: z.strictObject({ id: planId, isOffered: z.boolean() }),
  run: ({ id, isOffered }) => explainAdminRefusal(() => offerPlan(id, isOffered)),
});

export const retryPriceAction = defineAction({
  name: "subscriptions: retry price",
  guard: "subscriptions.plans",
  limit: ["staffPerson"],
  schema: z.strictObject({ id: z.uuid() }),
  run: async ({ id }) => {
    await explainAdminRefusal(() => retryPrice(id));
    await mirrorPlans(plansAtOnce);
  },
});

export const saveTastesAction = defineAction({
  name: "subscriptions: save tastes",
  guard: "subscriptions.plans",
  limit: ["staffPerson"],
  schema: z.strictObject({ version: z.string().max(40), form: tastesSchema }),
  run: async ({ version, form }) => {
    try {
      await saveTastes(form, version);
    } catch (error) {
      if (!isStale(error)) return explainAdminRefusal(() => Promise.reject(error));
      const { tastes, tastesVersion } = await readAdminPlans();
      const theirs = { values: toTastesForm(tastes), version: tastesVersion, by: null };
      return { kind: "stale" as const, theirs };
    }
    return { kind: "saved" as const, version: (await readAdminPlans()).tastesVersion };
  },
});
