import { z } from "zod";
import { type Cut, cuts } from "@/lib/designer/print-areas";
import { money } from "@/lib/money-schema";
import {
  chargeReasons,
  chargeStates,
  failureOutcomes,
  type Subscription,
  subscriptionMethods,
  subscriptionStatuses,
  subscriptionWishes,
} from "@/lib/subscriptions/subscription";

export const cutSchema = z.enum(cuts as readonly [Cut, ...Cut[]]);
const moment = z.string().nullable();

const pickSchema = z
  .object({
    position: z.number(),
    variant_id: z.number(),
    product_id: z.number(),
    slug: z.string(),
    name: z.string(),
    image_url: z.string().nullable(),
    color_name: z.string(),
    size: z.string(),
    is_chosen: z.boolean(),
    is_available: z.boolean(),
  })
  .transform(({ variant_id, product_id, image_url, color_name, is_chosen, is_available, ...pick }) => ({
    ...pick,
    variantId: variant_id,
    productId: product_id,
    imageUrl: image_url,
    colorName: color_name,
    isChosen: is_chosen,
    isAvailable: is_available,
  }));

const chargeSchema = z
  .object({
    id: z.string(),
    paid_at: z.string(),
    amount: money,
    state: z.enum(chargeStates),
    why: z.enum(chargeReasons).nullable(),
    order_id: z.string().nullable(),
    choose_by: moment,
  })
  .transform(({ paid_at, amount, order_id, choose_by, ...charge }) => ({
    ...charge,
    paidAt: paid_at,
    amountPaise: amount,
    orderNumber: order_id,
    chooseBy: choose_by,
  }));

export const failureSchema = z
  .object({ at: z.string(), amount: money, outcome: z.enum(failureOutcomes) })
  .transform(({ amount, ...failure }) => ({ ...failure, amountPaise: amount }));

export const subscriptionRowSchema = z
  .object({
    id: z.string(),
    number: z.string(),
    version: z.number(),
    status: z.enum(subscriptionStatuses),
    plan: z.object({ id: z.number(), name: z.string(), tees: z.number(), months: z.number() }),
    amount: money,
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
    charge_at: moment,
    cutoff_at: moment,
    is_open_for_change: z.boolean(),
    wish: z.enum(subscriptionWishes).nullable(),
    wish_error: z.string().nullable(),
    resumes_at: moment,
    paused_by_bank: z.boolean(),
    cancel_asked_at: moment,
    halted_at: moment,
    ends_by: moment,
    paid_count: z.number(),
    follows: z.string().nullable(),
    created_at: z.string(),
    started_at: moment,
    ended_at: moment,
    gateway_subscription_id: z.string().nullable(),
    picks: z.array(pickSchema),
    charges: z.array(chargeSchema),
    failures: z.array(failureSchema),
    events: z
      .array(
        z.object({
          type: z.string(),
          actor: z.enum(["customer", "admin", "system", "gateway"]),
          created_at: z.string(),
        }),
      )
      .transform((events) => events.map(({ created_at, ...event }) => ({ ...event, at: created_at }))),
  })
  .transform(
    (row): Subscription => ({
      id: row.id,
      number: row.number,
      version: row.version,
      status: row.status,
      plan: row.plan,
      amountPaise: row.amount,
      cut: row.cut,
      size: row.size,
      tastes: row.tastes,
      address: row.address,
      name: row.name,
      email: row.email,
      phone: row.phone,
      method: row.method,
      chargeAt: row.charge_at,
      cutoffAt: row.cutoff_at,
      isOpenForChange: row.is_open_for_change,
      wish: row.wish,
      wishError: row.wish_error,
      resumesAt: row.resumes_at,
      isPausedByBank: row.paused_by_bank,
      cancelAskedAt: row.cancel_asked_at,
      haltedAt: row.halted_at,
      endsBy: row.ends_by,
      paidCount: row.paid_count,
      follows: row.follows,
      createdAt: row.created_at,
      startedAt: row.started_at,
      endedAt: row.ended_at,
      gatewaySubscriptionId: row.gateway_subscription_id,
      picks: row.picks,
      charges: row.charges,
      failures: row.failures,
      events: row.events,
    }),
  );
