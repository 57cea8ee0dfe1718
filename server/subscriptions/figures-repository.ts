import "server-only";
import { z } from "zod";
import { money } from "@/lib/money-schema";
import type { SubscriptionFigures } from "@/lib/subscriptions/desk";
import { subscriptionStatuses } from "@/lib/subscriptions/subscription";
import { unwrap } from "@/server/supabase/unwrap";
import { viewerClient } from "@/server/supabase/viewer-client";

const sumSchema = z
  .object({ count: z.number(), amount: money })
  .transform(({ count, amount }) => ({ count, amountPaise: amount }));

const figuresSchema = z
  .object({
    states: z.partialRecord(z.enum(subscriptionStatuses), z.number()),
    monthly: money,
    churn: z.object({ days: z.number(), before: z.number(), lost: z.number() }),
    next: z.array(
      z
        .object({ day: z.string(), charges: z.number(), amount: money })
        .transform(({ amount, ...day }) => ({ ...day, amountPaise: amount })),
    ),
    cohorts: z.array(z.object({ month: z.string(), people: z.number(), alive: z.array(z.number()) })),
    failed: sumSchema,
    asked: sumSchema,
    charged: sumSchema,
    refunded: sumSchema,
  })
  .transform(({ monthly, ...row }): SubscriptionFigures => ({ ...row, monthlyPaise: monthly }));

export async function readFigures(): Promise<SubscriptionFigures> {
  const answer = await (await viewerClient()).rpc("subscription_figures");
  return figuresSchema.parse(unwrap("subscriptions: figures", answer));
}
