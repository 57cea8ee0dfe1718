import "server-only";
import { z } from "zod";
import { money } from "@/lib/money-schema";
import { row } from "@/lib/row";
import type { SubscriptionFigures } from "@/lib/subscriptions/admin-subscription";
import { subscriptionStatuses } from "@/lib/subscriptions/subscription";
import { viewerRpc } from "@/server/supabase/viewer-client";

const sumSchema = row({ count: z.number(), amountPaise: money }, { amountPaise: "amount" });

const figuresSchema = row(
  {
    states: z.partialRecord(z.enum(subscriptionStatuses), z.number()),
    monthlyPaise: money,
    churn: z.object({ days: z.number(), before: z.number(), lost: z.number() }),
    next: z.array(
      row({ day: z.string(), charges: z.number(), amountPaise: money }, { amountPaise: "amount" }),
    ),
    cohorts: z.array(z.object({ month: z.string(), people: z.number(), alive: z.array(z.number()) })),
    failed: sumSchema,
    asked: sumSchema,
    charged: sumSchema,
    refunded: sumSchema,
  },
  { monthlyPaise: "monthly" },
);

export async function readFigures(): Promise<SubscriptionFigures> {
  return figuresSchema.parse(await viewerRpc("subscription_figures"));
}
