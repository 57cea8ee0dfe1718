import "server-only";
import { z } from "zod";
import type { SubscriptionUpdate } from "@/lib/mail/subscription-emails";
import { money } from "@/lib/money-schema";
import { row } from "@/lib/row";
import { chargeReasons, subscriptionMethods } from "@/lib/subscriptions/subscription";
import { serviceRpc } from "@/server/supabase/service-client";

const moment = z.string().nullable();

const subscriptionMailSchema = row(
  {
    number: z.string(),
    status: z.string(),
    phone: z.string(),
    name: z.string(),
    address: z
      .object({ line1: z.string(), city: z.string(), state: z.string(), pincode: z.string() })
      .extend({ line2: z.string().default("") }),
    method: z.enum(subscriptionMethods).nullable(),
    plan: z.string(),
    tees: z.number(),
    months: z.number(),
    amountPaise: money,
    size: z.string(),
    chargeAt: moment,
    startedAt: moment,
    cutoffAt: moment,
    resumesAt: moment,
    mandateReference: z.string().nullable(),
    mandateEndsAt: moment,
    isPausedByBank: z.boolean(),
    endsBy: moment,
    cancelReason: z.string(),
    followedBy: z.string().nullable(),
    charge: row(
      {
        amountPaise: money,
        state: z.string(),
        why: z.enum(chargeReasons).nullable(),
        chooseBy: moment,
      },
      { amountPaise: "amount" },
    ).nullable(),
    picks: z.array(
      row(
        {
          slug: z.string(),
          name: z.string(),
          size: z.string(),
          colorName: z.string(),
          imageUrl: z.string().nullable(),
        },
        { imageUrl: "picture" },
      ),
    ),
  },
  { amountPaise: "amount" },
).transform(({ status, phone, name, address, charge, ...subscription }) => ({
  status,
  phone,
  chargeState: charge?.state ?? null,
  update: {
    ...subscription,
    destination: { name, phone, address },
    charge: charge && { amountPaise: charge.amountPaise, why: charge.why, chooseBy: charge.chooseBy },
  } satisfies Omit<SubscriptionUpdate, "isByStaff">,
}));

/** The current data for a subscription's message; null when it is deleted. */
export async function findSubscriptionMail(id: string, chargeId: string | undefined) {
  return subscriptionMailSchema
    .nullable()
    .parse(await serviceRpc("find_subscription_mail", { id, chargeId }));
}
