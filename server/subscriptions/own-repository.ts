import "server-only";
import { z } from "zod";
import type { ShippingAddress } from "@/lib/addresses/address";
import type { Cut } from "@/lib/designer/print-areas";
import { money } from "@/lib/money-schema";
import { row } from "@/lib/row";
import type { Choice, Subscription, SubscriptionOffer } from "@/lib/subscriptions/subscription";
import { cutSchema, subscriptionRowSchema } from "@/lib/subscriptions/subscription-row";
import type { Json } from "@/server/supabase/database.types";
import { publicClient } from "@/server/supabase/public-client";
import { serviceClient } from "@/server/supabase/service-client";
import { unwrap } from "@/server/supabase/unwrap";
import { viewerClient } from "@/server/supabase/viewer-client";

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
  return offerSchema.parse(unwrap("subscriptions: offer", await publicClient().rpc("subscription_offer")));
}

/** Of whoever is signed in: those that go on first, then the newest. */
export async function listOwnSubscriptions(): Promise<Subscription[]> {
  const answer = await (await viewerClient()).rpc("my_subscriptions");
  return z.array(subscriptionRowSchema).parse(unwrap("subscriptions: mine", answer));
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

/** What can be put into the next parcel of an own subscription. */
export async function listChoices(id: string): Promise<Choice[]> {
  const answer = await (await viewerClient()).rpc("subscription_choices", { p_id: id });
  return z.array(choiceSchema).parse(unwrap("subscriptions: choices", answer));
}

export interface NewSubscription {
  priceId: string;
  wish: {
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
  { priceId, wish, consent, follows }: NewSubscription,
): Promise<Subscription> {
  const answer = await serviceClient().rpc("begin_subscription", {
    p_user_id: userId,
    p_price_id: priceId,
    p_wish: { ...wish, address: { ...wish.address } },
    p_consent: consent,
    ...(follows !== null && { p_follows: follows }),
  });
  return subscriptionRowSchema.parse(unwrap("subscriptions: begin", answer));
}

/** What a page shows: a change of anything newer is refused. */
interface Seen {
  id: string;
  version: number;
}

export async function changeSubscriptionRow({ id, version }: Seen, change: Json): Promise<void> {
  const client = await viewerClient();
  const answer = await client.rpc("change_subscription", { p_id: id, p_version: version, p_change: change });
  unwrap("subscriptions: change", answer);
}

export async function swapPickRow({ id, version }: Seen, position: number, variantId: number): Promise<void> {
  const client = await viewerClient();
  const answer = await client.rpc("swap_pick", {
    p_id: id,
    p_version: version,
    p_position: position,
    p_variant_id: variantId,
  });
  unwrap("subscriptions: swap", answer);
}

export async function wishSubscriptionRow(
  { id, version }: Seen,
  wish: string,
  charges: number | null,
  reason: string,
): Promise<Subscription> {
  const client = await viewerClient();
  const answer = await client.rpc("wish_subscription", {
    p_id: id,
    p_version: version,
    p_wish: wish,
    // The generator knows no arguments that may be null.
    p_charges: charges as number,
    p_reason: reason,
  });
  return subscriptionRowSchema.parse(unwrap("subscriptions: wish", answer));
}

export async function chooseForChargeRow({ id, version }: Seen, chargeId: string): Promise<void> {
  const client = await viewerClient();
  const answer = await client.rpc("choose_for_charge", {
    p_id: id,
    p_version: version,
    p_charge_id: chargeId,
  });
  unwrap("subscriptions: choose", answer);
}
