import "server-only";
import { z } from "zod";
import type { SubscriptionNews } from "@/lib/mail/subscription-letters";
import { money } from "@/lib/money-schema";
import { subscriptionMethods } from "@/lib/subscriptions/subscription";
import { serviceClient } from "@/server/supabase/service-client";
import { unwrap } from "@/server/supabase/unwrap";

const moment = z.string().nullable();

const newsSchema = z
  .object({
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
    amount: money,
    size: z.string(),
    charge_at: moment,
    started_at: moment,
    cutoff_at: moment,
    resumes_at: moment,
    is_paused_by_bank: z.boolean(),
    ends_by: moment,
    cancel_reason: z.string(),
    followed_by: z.string().nullable(),
    charge: z
      .object({
        amount: money,
        state: z.string(),
        why: z.enum(["subscription_ended", "nothing_left", "by_staff"]).nullable(),
        choose_by: moment,
      })
      .nullable(),
    picks: z.array(
      z.object({
        slug: z.string(),
        name: z.string(),
        size: z.string(),
        color_name: z.string(),
        picture: z.string().nullable(),
      }),
    ),
  })
  .transform(({ status, phone, charge, ...row }) => ({
    status,
    phone,
    chargeState: charge?.state ?? null,
    news: {
      number: row.number,
      destination: { name: row.name, phone, address: row.address },
      method: row.method,
      plan: row.plan,
      tees: row.tees,
      months: row.months,
      amountPaise: row.amount,
      size: row.size,
      chargeAt: row.charge_at,
      startedAt: row.started_at,
      cutoffAt: row.cutoff_at,
      resumesAt: row.resumes_at,
      isPausedByBank: row.is_paused_by_bank,
      endsBy: row.ends_by,
      cancelReason: row.cancel_reason,
      followedBy: row.followed_by,
      charge: charge && { amountPaise: charge.amount, why: charge.why, chooseBy: charge.choose_by },
      picks: row.picks.map(({ slug, name, size, color_name, picture }) => ({
        slug,
        name,
        size,
        colorName: color_name,
        imageUrl: picture,
      })),
    } satisfies Omit<SubscriptionNews, "isByStaff">,
  }));

/** What is to be told of a subscription now; null when it is gone. */
export async function findSubscriptionMail(id: string, chargeId: string | undefined) {
  const answer = await serviceClient().rpc("find_subscription_mail", { p_id: id, p_charge_id: chargeId });
  return newsSchema.nullable().parse(unwrap("outbox: find subscription", answer));
}
