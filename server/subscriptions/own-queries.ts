import "server-only";
import { unstable_rethrow } from "next/navigation";
import { z } from "zod";
import type { Address } from "@/lib/addresses/address";
import type { KnownBuyer } from "@/lib/checkout/fields";
import { paths } from "@/lib/paths";
import { stepsOf } from "@/lib/subscriptions/steps";
import type { Choice, OfferedPlan, Subscription, SubscriptionOffer } from "@/lib/subscriptions/subscription";
import { getCheckoutAddresses } from "@/server/addresses/queries";
import { cacheAs, cacheBriefly } from "@/server/cache";
import { getKnownBuyer } from "@/server/checkout/queries";
import { log } from "@/server/log";
import { hasSession, requireCustomer } from "@/server/session/viewer";
import { listChoices, listOwnSubscriptions, readSubscriptionOffer } from "./own-repository";

/** For the pages of the storefront; null when it can't be read. */
export async function getSubscriptionOffer(): Promise<SubscriptionOffer | null> {
  "use cache";
  try {
    const offer = await readSubscriptionOffer();
    cacheAs("subscriptions", "productSettings");
    return offer;
  } catch (error) {
    log.warn({ err: error }, "subscriptions: offer not read, the page is shown without plans");
    cacheBriefly("subscriptions");
    return null;
  }
}

/** null: they can't be read now. An uncaught failure would leave the page's response open for ever. */
async function readOwn<T>(read: () => Promise<T>): Promise<T | null> {
  try {
    return await read();
  } catch (error) {
    unstable_rethrow(error);
    log.error({ err: error }, "subscriptions: own ones not read");
    return null;
  }
}

export async function getMySubscriptions(): Promise<Subscription[] | null> {
  await requireCustomer(paths.mySubscriptions);
  return readOwn(listOwnSubscriptions);
}

/** For a page that has checked the visitor, and works without them when they can't be read. */
export async function findMySubscriptions(): Promise<Subscription[]> {
  if (!(await hasSession())) return [];
  return (await readOwn(listOwnSubscriptions)) ?? [];
}

export type MySubscriptionPage =
  | { is: "missing" | "unavailable" }
  | {
      is: "mine";
      subscription: Subscription;
      choices: Choice[];
      /** Its replacement from the next charge on. */
      followedBy: Subscription | null;
      addresses: Address[];
    };

/** A guest is sent to sign in and returns to `here`. */
export async function getMySubscription(id: string, here: string): Promise<MySubscriptionPage> {
  await requireCustomer(here);
  if (!z.uuid().safeParse(id).success) return { is: "missing" };
  const mine = await readOwn(listOwnSubscriptions);
  if (!mine) return { is: "unavailable" };
  const subscription = mine.find((each) => each.id === id);
  if (!subscription) return { is: "missing" };
  const [choices, addresses] = await Promise.all([
    stepsOf(subscription).has("swap") ? readOwn(() => listChoices(id)) : [],
    getCheckoutAddresses(),
  ]);
  const followedBy = mine.find((each) => each.follows === id && each.endedAt === null) ?? null;
  return { is: "mine", subscription, choices: choices ?? [], followedBy, addresses: addresses ?? [] };
}

/** The plan on whose sign-up `path` is, as a guest may read it: they are redirected to the login first. */
export async function findPlanAt(path: string): Promise<OfferedPlan | null> {
  const slug = new URLSearchParams(path.split("?")[1]).get("plan");
  return (await getSubscriptionOffer())?.plans.find((each) => each.slug === slug) ?? null;
}

export interface SignupPage {
  offer: SubscriptionOffer | null;
  known: KnownBuyer | null;
  addresses: Address[];
  /** The subscription that another plan replaces; missing: it is not theirs · fixed: it can't be changed now. */
  followed: Subscription | "missing" | "fixed" | null;
  /** One that was started and not paid. */
  unfinished: Subscription | null;
  /** An active one that would continue alongside a new one. */
  running: Subscription | null;
}

export async function getSignupPage(here: string, follows: string | null): Promise<SignupPage> {
  await requireCustomer(here);
  const [offer, known, addresses, mine] = await Promise.all([
    getSubscriptionOffer(),
    getKnownBuyer(),
    getCheckoutAddresses(),
    readOwn(listOwnSubscriptions),
  ]);
  const found = mine?.find(({ id }) => id === follows);
  const unfinished = mine?.find(
    (each) => each.status === "created" && each.pendingChange === null && each.follows === follows,
  );
  return {
    offer: mine && offer,
    known,
    addresses: addresses ?? [],
    followed: follows === null ? null : !found ? "missing" : stepsOf(found).has("plan") ? found : "fixed",
    unfinished: unfinished ?? null,
    running: (follows === null && mine?.find((each) => stepsOf(each).has("cancel"))) || null,
  };
}
