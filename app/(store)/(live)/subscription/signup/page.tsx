import type { Metadata } from "next";
import Link from "next/link";
import { SavedAddressChoice } from "@/components/addresses/saved-address-choice";
import { LeaveOnSignOut } from "@/components/auth/leave-on-sign-out";
import { NoticeText } from "@/components/privacy/collection-notice";
import { SignupView } from "@/components/subscriptions/signup-view";
import { Alert } from "@/components/ui/alert";
import { ButtonLink } from "@/components/ui/button-link";
import { Checkbox } from "@/components/ui/checkbox";
import { EmptyState } from "@/components/ui/empty-state";
import { maxAddresses } from "@/lib/addresses/address";
import { formatPaise } from "@/lib/money";
import { paths } from "@/lib/paths";
import { formatPhone } from "@/lib/phone";
import { checkoutNotice } from "@/lib/privacy/collection-notices";
import { first } from "@/lib/query";
import { subscriptionPaths } from "@/lib/subscription-paths";
import { formatPlanPrice } from "@/lib/subscriptions/describe-plan";
import type { Subscription, SubscriptionOffer } from "@/lib/subscriptions/subscription";
import { getBrand } from "@/server/settings/queries";
import { getSignupPage, type SignupPage } from "@/server/subscriptions/own-queries";

export const instant = false;

export const metadata: Metadata = { title: "Subscribe", robots: { index: false } };

export default async function SubscriptionSignupPage({ searchParams }: PageProps<"/subscription/signup">) {
  const query = await searchParams;
  const [plan, follows] = [first(query.plan) ?? undefined, first(query.follows) ?? undefined];
  const here = subscriptionPaths.signup({ plan, follows });
  const [page, { shopName }] = await Promise.all([getSignupPage(here, follows ?? null), getBrand()]);
  const { offer, followed } = page;
  if (!offer) return <Unavailable here={here} />;
  if (followed === "missing" || followed === "fixed") return <NotFollowed why={followed} />;
  const plans = offer.plans.filter(({ id }) => id !== followed?.plan.id);
  if (plans.length === 0 || offer.cuts.length === 0) return <NoPlans isChange={followed !== null} />;
  return (
    <div className="container-page pt-8 pb-16 sm:pt-12">
      <LeaveOnSignOut />
      <h1 className="display text-4xl sm:text-5xl">{followed ? "Change plan" : "Subscribe"}</h1>
      {followed ? <WhatIsFollowed followed={followed} /> : <Before page={page} />}
      <div className="mt-8">
        <Signup page={page} offer={{ ...offer, plans }} slug={plan} shopName={shopName} />
      </div>
      <noscript>
        <p className="mt-6 text-lg">Paying needs JavaScript. Please turn it on and reload the page.</p>
      </noscript>
    </div>
  );
}

interface SignupProps {
  page: SignupPage;
  offer: SubscriptionOffer;
  slug: string | undefined;
  shopName: string;
}

function Signup({ page: { known, addresses, unfinished, followed }, offer, slug, shopName }: SignupProps) {
  const like = typeof followed === "string" ? null : (followed ?? unfinished);
  const asked = offer.plans.find((each) => each.slug === slug) ?? null;
  const planId =
    (asked ?? offer.plans.find(({ id }) => id === unfinished?.plan.id) ?? offer.plans[0])?.id ?? 0;
  const cut = like?.cut ?? (offer.cuts.find((each) => each.cut === "regular") ?? offer.cuts[0])?.cut;
  const [chosen] = addresses;
  const buyer = known && { ...known, ...(chosen && { name: chosen.name, phone: formatPhone(chosen.phone) }) };
  return (
    <SignupView
      offer={offer}
      shopName={shopName}
      known={buyer}
      planId={planId}
      wear={{ cut: cut ?? "regular", size: like?.size ?? "", tastes: like?.tastes ?? [] }}
      before={
        unfinished && {
          ...unfinished.address,
          name: unfinished.name,
          phone: formatPhone(unfinished.phone),
          email: unfinished.email,
        }
      }
      followed={like && like === followed ? { id: like.id, chargeAt: like.chargeAt } : null}
      book={known && chosen ? <SavedAddressChoice addresses={addresses} known={known} /> : null}
      saveField={
        addresses.length < maxAddresses ? (
          <Checkbox name="savesAddress" label="Save this address to my account" className="sm:col-span-2" />
        ) : null
      }
      privacyNotice={<NoticeText text={checkoutNotice.text} />}
    />
  );
}

function WhatIsFollowed({ followed }: { followed: Subscription }) {
  const { plan, amountPaise } = followed;
  return (
    <p className="mt-3 max-w-prose text-lg text-muted-foreground">
      Instead of {plan.name}, {formatPlanPrice(amountPaise, plan.months)}. The address stays the same. Nothing
      changes until you agree.{" "}
      <Link href={subscriptionPaths.mine(followed.id)} prefetch={false} className="link">
        Keep this plan
      </Link>
    </p>
  );
}

function Before({ page: { unfinished, running } }: { page: SignupPage }) {
  if (running)
    return (
      <Alert title="You already have a subscription" className="mt-6 max-w-prose">
        {running.plan.name}, {formatPlanPrice(running.amountPaise, running.plan.months)}. The one below would
        be in addition.{" "}
        <Link href={subscriptionPaths.mine(running.id)} prefetch={false} className="link">
          View it, or change its plan
        </Link>
      </Alert>
    );
  if (!unfinished) return null;
  return (
    <Alert title="You have an unfinished sign-up" className="mt-6 max-w-prose">
      {unfinished.plan.name}, {formatPaise(unfinished.amountPaise)}, isn't paid yet, and nothing was charged.
      Continue below, or{" "}
      <Link href={subscriptionPaths.mine(unfinished.id)} prefetch={false} className="link">
        discard it
      </Link>
      .
    </Alert>
  );
}

function NoPlans({ isChange }: { isChange: boolean }) {
  return (
    <Message
      title={isChange ? "No other plans right now" : "No plans right now"}
      action={
        <ButtonLink href={isChange ? paths.mySubscriptions : paths.products} prefetch={false}>
          {isChange ? "Your subscription" : "See all products"}
        </ButtonLink>
      }
    >
      {isChange
        ? "Your plan stays the same."
        : "We aren't taking new subscriptions right now. You can also buy every tee on its own."}
    </Message>
  );
}

function NotFollowed({ why }: { why: "missing" | "fixed" }) {
  return (
    <Message
      title={
        why === "fixed"
          ? "You can't change the plan right now"
          : "We can't find this subscription in your account"
      }
      action={
        <ButtonLink href={paths.mySubscriptions} prefetch={false}>
          Your subscription
        </ButtonLink>
      }
    >
      {why === "fixed"
        ? "It's paused, has ended, or the next charge is too close. Your account shows which."
        : "It may belong to another account."}
    </Message>
  );
}

function Unavailable({ here }: { here: string }) {
  return (
    <Message
      title="We couldn't load the plans"
      action={
        <ButtonLink href={here} prefetch={false}>
          Try again
        </ButtonLink>
      }
    >
      Please try again in a moment.
    </Message>
  );
}

function Message(props: { title: string; action: React.ReactNode; children: React.ReactNode }) {
  return (
    <div className="container-page">
      <LeaveOnSignOut />
      <EmptyState headingLevel="h1" title={props.title} actions={props.action}>
        {props.children}
      </EmptyState>
    </div>
  );
}
