import "server-only";
import type { z } from "zod";
import type { ShippingAddress } from "@/lib/addresses/address";
import { toRupees } from "@/lib/money";
import { consentText, consentVersion } from "@/lib/subscriptions/consent";
import type { beginSubscriptionSchema } from "@/lib/subscriptions/schemas";
import type { Subscription } from "@/lib/subscriptions/subscription";
import { findDestination } from "@/server/addresses/find-destination";
import { mapRefusals } from "@/server/errors";
import { ownRefusals } from "./explain-own-refusal";
import { beginSubscriptionRow, listOwnSubscriptions, readSubscriptionOffer } from "./own-repository";

type Signup = z.output<typeof beginSubscriptionSchema>;

interface Recipient {
  name: string;
  email: string;
  phone: string;
  address: ShippingAddress;
}

/** Stores the choices and the consent, in the page's exact words; nothing is charged yet. */
export async function beginSubscription(
  userId: string,
  signup: Signup,
  { shopName, now }: { shopName: string; now: Date },
): Promise<Subscription> {
  const { priceId, cut, size, tastes, follows, seenAmountPaise } = signup;
  const [{ plans, terms }, followed] = await Promise.all([
    readSubscriptionOffer(),
    follows === null ? null : findFollowed(follows),
  ]);
  const plan = plans.find((each) => each.priceId === priceId);
  if (!plan || plan.amountPaise !== seenAmountPaise) throw ownRefusals.price_changed;
  const startsAt = followed?.chargeAt ?? null;
  const recipient = await findRecipient(signup, followed);
  const consent = {
    version: consentVersion,
    text: consentText({ shopName, plan, amountPaise: plan.amountPaise, terms, startsAt }),
    amount: toRupees(plan.amountPaise),
    months: plan.months,
    at: now.toISOString(),
    starts_at: startsAt,
  };
  const row = { priceId, details: { cut, size, tastes, ...recipient }, consent, follows };
  return mapRefusals(ownRefusals, () => beginSubscriptionRow(userId, row));
}

async function findFollowed(id: string): Promise<Subscription> {
  const found = (await listOwnSubscriptions()).find((each) => each.id === id);
  if (!found) throw ownRefusals.no_subscription;
  return found;
}

async function findRecipient({ buyer }: Signup, followed: Subscription | null): Promise<Recipient> {
  if (followed) {
    const { name, email, phone, address } = followed;
    return { name, email, phone, address };
  }
  if (!buyer) throw ownRefusals.bad_subscription;
  const { name, email, phone, address } = buyer;
  return { name, email, phone, address: await findDestination(address, true) };
}
