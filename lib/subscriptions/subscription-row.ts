import { z } from "zod";
import { type Cut, cuts } from "@/lib/designer/printing/print-areas";
import { money } from "@/lib/money-schema";
import { row } from "@/lib/row";
import {
  chargeReasons,
  chargeStates,
  failureOutcomes,
  pendingChanges,
  type Subscription,
  subscriptionMethods,
  subscriptionStatuses,
} from "@/lib/subscriptions/subscription";

export const cutSchema = z.enum(cuts as readonly [Cut, ...Cut[]]);
const moment = z.string().nullable();

const pickSchema = row({
  position: z.number(),
  variantId: z.number(),
  productId: z.number(),
  slug: z.string(),
  name: z.string(),
  imageUrl: z.string().nullable(),
  colorName: z.string(),
  size: z.string(),
  isChosen: z.boolean(),
  isAvailable: z.boolean(),
});

const chargeSchema = row(
  {
    id: z.string(),
    paidAt: z.string(),
    amountPaise: money,
    state: z.enum(chargeStates),
    why: z.enum(chargeReasons).nullable(),
    orderNumber: z.string().nullable(),
    chooseBy: moment,
  },
  { amountPaise: "amount", orderNumber: "order_id" },
);

export const failureSchema = row(
  { at: z.string(), amountPaise: money, outcome: z.enum(failureOutcomes) },
  { amountPaise: "amount" },
);

export const subscriptionRowSchema: z.ZodType<Subscription> = row(
  {
    id: z.string(),
    number: z.string(),
    version: z.number(),
    status: z.enum(subscriptionStatuses),
    plan: z.object({ id: z.number(), name: z.string(), tees: z.number(), months: z.number() }),
    amountPaise: money,
    cut: cutSchema,
    size: z.string(),
    tastes: z.array(z.string()),
    address: z
      .object({ line1: z.string(), city: z.string(), state: z.string(), pincode: z.string() })
      .extend({ line2: z.string().default("") }),
    name: z.string(),
    email: z.string(),
    phone: z.string(),
    method: z.enum(subscriptionMethods).nullable(),
    chargeAt: moment,
    cutoffAt: moment,
    isOpenForChange: z.boolean(),
    pendingChange: z.enum(pendingChanges).nullable(),
    changeError: z.string().nullable(),
    resumesAt: moment,
    isPausedByBank: z.boolean(),
    cancelAskedAt: moment,
    haltedAt: moment,
    endsBy: moment,
    paidCount: z.number(),
    follows: z.string().nullable(),
    createdAt: z.string(),
    startedAt: moment,
    endedAt: moment,
    gatewaySubscriptionId: z.string().nullable(),
    picks: z.array(pickSchema),
    charges: z.array(chargeSchema),
    failures: z.array(failureSchema),
    events: z.array(
      row(
        {
          type: z.string(),
          actor: z.enum(["customer", "admin", "system", "gateway"]),
          at: z.string(),
        },
        { at: "created_at" },
      ),
    ),
  },
  { amountPaise: "amount", isPausedByBank: "paused_by_bank" },
);
