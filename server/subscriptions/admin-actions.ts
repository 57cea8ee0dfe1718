"use server";

import { after } from "next/server";
import { z } from "zod";
import {
  addressChangeSchema,
  noteSubscriptionSchema,
  refundChargeSchema,
  sizeChangeSchema,
  stepSubscriptionSchema,
} from "@/lib/subscriptions/desk-schemas";
import { toPlanForm, toTastesForm } from "@/lib/subscriptions/plan-form";
import { planSchema, tastesSchema } from "@/lib/subscriptions/plan-schemas";
import { isStale } from "@/server/errors";
import { defineAction } from "@/server/gate/define-action";
import { changeAtDesk, noteSubscription, refundCharge, stepSubscription } from "./desk-repository";
import { explainDeskRefusal } from "./explain-desk-refusal";
import { fulfilWish } from "./fulfil-wish";
import { mirrorPlans } from "./mirror-plans";
import { offerPlan, readPlansDesk, retryPrice, savePlan, saveTastes } from "./plan-repository";

export const stepSubscriptionAction = defineAction({
  name: "subscriptions: step",
  guard: "subscriptions.write",
  limit: ["staffPerson"],
  schema: stepSubscriptionSchema,
  run: async ({ step, charges, note, ...seen }) => {
    await explainDeskRefusal(() => stepSubscription(seen, step, charges, note));
    await fulfilWish(seen.id);
  },
});

export const changeSizeAction = defineAction({
  name: "subscriptions: size",
  guard: "subscriptions.write",
  limit: ["staffPerson"],
  schema: sizeChangeSchema,
  run: ({ id, version, ...change }) => explainDeskRefusal(() => changeAtDesk({ id, version }, change)),
});

export const changeParcelAddressAction = defineAction({
  name: "subscriptions: address",
  guard: "subscriptions.write",
  limit: ["staffPerson"],
  schema: addressChangeSchema,
  run: ({ id, version, ...change }) => explainDeskRefusal(() => changeAtDesk({ id, version }, change)),
});

export const refundChargeAction = defineAction({
  name: "subscriptions: refund",
  guard: "subscriptions.write",
  limit: ["staffPerson"],
  schema: refundChargeSchema,
  run: ({ chargeId, note }) => explainDeskRefusal(() => refundCharge(chargeId, note)),
});

export const noteSubscriptionAction = defineAction({
  name: "subscriptions: note",
  guard: "subscriptions.write",
  limit: ["staffPerson"],
  schema: noteSubscriptionSchema,
  run: ({ id, body }) => explainDeskRefusal(() => noteSubscription(id, body)),
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
    await explainDeskRefusal(() => savePlan(null, form));
    after(() => mirrorPlans(plansAtOnce));
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
      if (!plan) return explainDeskRefusal(() => Promise.reject(error));
      const theirs = { values: toPlanForm(plan), version: plan.version, by: null };
      return { kind: "stale" as const, theirs };
    }
    after(() => mirrorPlans(plansAtOnce));
    return { kind: "saved" as const, version: (await findPlan(id))?.version ?? version };
  },
});

async function findPlan(id: number) {
  return (await readPlansDesk()).plans.find((plan) => plan.id === id);
}

export const offerPlanAction = defineAction({
  name: "subscriptions: offer plan",
  guard: "subscriptions.plans",
  limit: ["staffPerson"],
  schema: z.strictObject({ id: planId, isOffered: z.boolean() }),
  run: ({ id, isOffered }) => explainDeskRefusal(() => offerPlan(id, isOffered)),
});

export const retryPriceAction = defineAction({
  name: "subscriptions: retry price",
  guard: "subscriptions.plans",
  limit: ["staffPerson"],
  schema: z.strictObject({ id: z.uuid() }),
  run: async ({ id }) => {
    await explainDeskRefusal(() => retryPrice(id));
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
      if (!isStale(error)) return explainDeskRefusal(() => Promise.reject(error));
      const { tastes, tastesVersion } = await readPlansDesk();
      const theirs = { values: toTastesForm(tastes), version: tastesVersion, by: null };
      return { kind: "stale" as const, theirs };
    }
    return { kind: "saved" as const, version: (await readPlansDesk()).tastesVersion };
  },
});
