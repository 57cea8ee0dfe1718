"use server";

import {
  beginSubscriptionSchema,
  changeDestinationSchema,
  changeWearSchema,
  chooseForChargeSchema,
  confirmMandateSchema,
  requestChangeSchema,
  subscriptionIdSchema,
  swapPickSchema,
} from "@/lib/subscriptions/schemas";
import type { Subscription } from "@/lib/subscriptions/subscription";
import { findDestination } from "@/server/addresses/find-destination";
import { rememberAddress } from "@/server/addresses/remember-address";
import { mapRefusals } from "@/server/errors";
import { defineAction } from "@/server/gate/define-action";
import { getBrand } from "@/server/settings/queries";
import { applyChangeNow } from "./apply-change-now";
import { beginSubscription } from "./begin-subscription";
import { confirmMandate } from "./confirm-mandate";
import { ownRefusals } from "./explain-own-refusal";
import {
  changeSubscriptionRow,
  chooseForChargeRow,
  listOwnSubscriptions,
  requestChangeRow,
  swapPickRow,
} from "./own-repository";
import { startMandate, startPaymentChange } from "./start-mandate";

async function findOwn(id: string): Promise<Subscription> {
  const found = (await listOwnSubscriptions()).find((each) => each.id === id);
  if (!found) throw ownRefusals.no_subscription;
  return found;
}

/** Stores the choices, and returns the data for the payment window. */
export const beginSubscriptionAction = defineAction({
  name: "subscriptions: begin",
  guard: "customer",
  limit: ["subscriptionPerson"],
  schema: beginSubscriptionSchema,
  run: async (signup, { viewer, now }) => {
    const { shopName } = await getBrand();
    const subscription = await beginSubscription(viewer.id, signup, { shopName, now });
    const { name, phone, address } = subscription;
    const isTyped = signup.buyer !== null && !("id" in signup.buyer.address);
    if (isTyped && signup.savesAddress) await rememberAddress({ label: "", name, phone, ...address });
    return startMandate(subscription);
  },
});

/** Pays one that was started and not paid. */
export const payMandateAction = defineAction({
  name: "subscriptions: pay",
  guard: "customer",
  limit: ["subscriptionPerson"],
  schema: subscriptionIdSchema,
  run: async ({ id }) => startMandate(await findOwn(id)),
});

export const changePaymentAction = defineAction({
  name: "subscriptions: change payment",
  guard: "customer",
  limit: ["subscriptionPerson"],
  schema: subscriptionIdSchema,
  run: async ({ id }) => startPaymentChange(await findOwn(id)),
});

export const confirmMandateAction = defineAction({
  name: "subscriptions: confirm",
  guard: "customer",
  limit: ["mandatePerson"],
  schema: confirmMandateSchema,
  run: async ({ id, paymentId, signature }) => confirmMandate(await findOwn(id), { paymentId, signature }),
});

/** Another cut, size or taste for future parcels. */
export const changeWearAction = defineAction({
  name: "subscriptions: change wear",
  guard: "customer",
  limit: ["subscriptionPerson"],
  schema: changeWearSchema,
  run: ({ id, version, ...change }) =>
    mapRefusals(ownRefusals, () => changeSubscriptionRow({ id, version }, change)),
});

export const changeDestinationAction = defineAction({
  name: "subscriptions: change destination",
  guard: "customer",
  limit: ["subscriptionPerson"],
  schema: changeDestinationSchema,
  run: async ({ id, version, buyer: { name, phone, address: sent } }) => {
    const address = await findDestination(sent, true);
    const change = { name, phone, address: { ...address } };
    await mapRefusals(ownRefusals, () => changeSubscriptionRow({ id, version }, change));
  },
});

export const swapPickAction = defineAction({
  name: "subscriptions: swap",
  guard: "customer",
  limit: ["subscriptionPerson"],
  schema: swapPickSchema,
  run: ({ id, version, position, variantId }) =>
    mapRefusals(ownRefusals, () => swapPickRow({ id, version }, position, variantId)),
});

export const chooseForChargeAction = defineAction({
  name: "subscriptions: choose",
  guard: "customer",
  limit: ["subscriptionPerson"],
  schema: chooseForChargeSchema,
  run: ({ id, version, chargeId }) =>
    mapRefusals(ownRefusals, () => chooseForChargeRow({ id, version }, chargeId)),
});

/** Skips, pauses, resumes or cancels. Returns whether the gateway has done it already; otherwise it is stored, and the jobs do it. */
export const requestChangeAction = defineAction({
  name: "subscriptions: request change",
  guard: "customer",
  limit: ["subscriptionPerson"],
  schema: requestChangeSchema,
  run: async ({ id, version, change, charges, reason }) => {
    const row = await mapRefusals(ownRefusals, () =>
      requestChangeRow({ id, version }, change, charges, reason),
    );
    return { isDone: row.pendingChange === null || (await applyChangeNow(id)) };
  },
});
