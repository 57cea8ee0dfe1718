import "server-only";
import { z } from "zod";
import type { ShippingAddress } from "@/lib/addresses/address";
import type { Cut } from "@/lib/designer/printing/print-areas";
import { money } from "@/lib/money-schema";
import { row } from "@/lib/row";
import type { Choice, Subscription, SubscriptionOffer } from "@/lib/subscriptions/subscription";
import { cutSchema, subscriptionRowSchema } from "@/lib/subscriptions/subscription-row";
import type { Json } from "@/server/supabase/database.types";
import { publicRpc } from "@/server/supabase/public-client";
import { serviceRpc } from "@/server/supabase/service-client";
import { viewerRpc } from "@/server/supabase/viewer-client";

const offerSchema = z
  .object({
    plans: z.array(
      row(
        {
          id: z.number(),
          slug: z.string(),
          name: z.string(),
          about: z.string(),
          tees: z.number(),
          months: z.number(),
          amountPaise: money,
          priceId: z.string(),
        },
        { amountPaise: "amount" },
      ),
    ),
    tastes: z.array(z.object({ slug: z.string(), name: z.string(), about: z.string() })),
    cuts: z.array(z.object({ cut: cutSchema, sizes: z.array(z.string()) })),
    terms: row({
      noticeDays: z.number(),
      cutoffHours: z.number(),
      graceDays: z.number(),
      choiceDays: z.number(),
    }),
  })
  .transform((offer): SubscriptionOffer => offer);

export async function readSubscriptionOffer(): Promise<SubscriptionOffer> {
  return offerSchema.parse(await publicRpc("subscription_offer"));
}

/** The signed-in visitor's: active ones first, then newest. */
export async function listOwnSubscriptions(): Promise<Subscription[]> {
  return z.array(subscriptionRowSchema).parse(await viewerRpc("my_subscriptions"));
}

const choiceSchema = row({
  productId: z.number(),
  slug: z.string(),
  name: z.string(),
  isToTaste: z.boolean(),
  colors: z.array(
    row(
      { variantId: z.number(), name: z.string(), hex: z.string(), imageUrl: z.string().nullable() },
      { name: "color_name" },
    ),
  ),
});

/** Options for the next parcel of one's own subscription. */
export async function listChoices(id: string): Promise<Choice[]> {
  return z.array(choiceSchema).parse(await viewerRpc("subscription_choices", { id }));
}

export interface NewSubscription {
  priceId: string;
  details: {
    cut: Cut;
    size: string;
    tastes: string[];
    name: string;
    email: string;
    phone: string;
    address: ShippingAddress;
  };
  /** `amount` in rupees. */
  consent: {
    version: number;
    text: string;
    amount: number;
    months: number;
    at: string;
    starts_at: string | null;
  };
  follows: string | null;
}

export async function beginSubscriptionRow(
  userId: string,
  { priceId, details, consent, follows }: NewSubscription,
): Promise<Subscription> {
  return subscriptionRowSchema.parse(
    await serviceRpc("begin_subscription", {
      userId,
      priceId,
      details: { ...details, address: { ...details.address } },
      consent,
      ...(follows !== null && { follows }),
    }),
  );
}

/** The version on the page: a change of anything newer is refused. */
interface Seen {
  id: string;
  version: number;
}

export async function changeSubscriptionRow({ id, version }: Seen, change: Json): Promise<void> {
  await viewerRpc("change_subscription", { id, version, change });
}

export async function swapPickRow({ id, version }: Seen, position: number, variantId: number): Promise<void> {
  await viewerRpc("swap_pick", { id, version, position, variantId });
}

export async function requestChangeRow(
  { id, version }: Seen,
  change: string,
  charges: number | null,
  reason: string,
): Promise<Subscription> {
  return subscriptionRowSchema.parse(
    await viewerRpc("request_subscription_change", {
      id,
      version,
      change,
      // The type generator does not support nullable arguments.
      charges: charges as number,
      reason,
    }),
  );
}

export async function chooseForChargeRow({ id, version }: Seen, chargeId: string): Promise<void> {
  await viewerRpc("choose_for_charge", { id, version, chargeId });
}
