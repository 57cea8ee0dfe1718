import { JsonLdScript } from "@/components/catalog/json-ld-script";
import { ButtonLink } from "@/components/ui/button-link";
import { EmptyState } from "@/components/ui/empty-state";
import { PlusIcon } from "@/components/ui/form-icons";
import { StepsSection } from "@/components/ui/steps-section";
import { asPaise, formatPaise } from "@/lib/money";
import { paths } from "@/lib/paths";
import { faqJsonLd } from "@/lib/seo/json-ld";
import { subscriptionPaths } from "@/lib/subscription-paths";
import { formatPeriod, stoppingRule } from "@/lib/subscriptions/consent";
import { describePlan, formatInterval } from "@/lib/subscriptions/describe-plan";
import { type SubscriptionQuestion, subscriptionQuestions } from "@/lib/subscriptions/questions";
import type { OfferedPlan, SubscriptionOffer, SubscriptionTerms } from "@/lib/subscriptions/subscription";

export function Plans({ offer }: { offer: SubscriptionOffer | null }) {
  return (
    <section id="plans" aria-labelledby="plans-title" className="container-page scroll-mt-24 py-10 sm:py-14">
      <h2 id="plans-title" className="section-title">
        Plans
      </h2>
      {offer && offer.plans.length > 0 ? (
        <PlanCards plans={offer.plans} />
      ) : (
        <EmptyState
          title={offer ? "No plans right now" : "We couldn't load the plans"}
          actions={<ButtonLink href={paths.products}>See all products</ButtonLink>}
          isCompact
        >
          {offer
            ? "We aren't taking new subscriptions right now. Existing ones continue."
            : "Please try again in a moment. You can also buy every tee on its own."}
        </EmptyState>
      )}
    </section>
  );
}

const stepsOf = ({ noticeDays, cutoffHours }: SubscriptionTerms) => [
  {
    title: "Choose your style",
    text: "Your cut, your size, and what you like on a tee. Pay once and approve future charges.",
  },
  {
    title: "See what's next",
    text: `${formatPeriod(noticeDays, "day")} before each charge, we email you what we picked. Swap a tee, skip or pause until ${formatPeriod(cutoffHours, "hour")} before it.`,
  },
  {
    title: "Wear it",
    text: "Each charge ships one parcel, printed for you, with an invoice and our normal return period.",
  },
];

export function HowItWorks({ terms }: { terms: SubscriptionTerms }) {
  return (
    <StepsSection
      id="how-it-works"
      title="How it works"
      steps={stepsOf(terms)}
      className="container-page py-10 sm:py-14"
    />
  );
}

export function Tastes({ tastes }: Pick<SubscriptionOffer, "tastes">) {
  if (tastes.length === 0) return null;
  return (
    <section aria-labelledby="tastes" className="container-page py-10 sm:py-14">
      <h2 id="tastes" className="section-title">
        Styles
      </h2>
      <ul className="mt-8 grid gap-x-10 gap-y-6 sm:grid-cols-2 lg:grid-cols-3">
        {tastes.map(({ slug, name, about }) => (
          <li key={slug} className="border-t pt-4">
            <h3 className="wrap-anywhere font-semibold text-lg">{name}</h3>
            {about ? <p className="wrap-anywhere mt-1 text-muted-foreground">{about}</p> : null}
          </li>
        ))}
      </ul>
    </section>
  );
}

export function HowToCancel() {
  return (
    <section aria-labelledby="how-to-stop" className="container-page py-10 sm:py-14">
      <div className="grid gap-x-14 gap-y-4 rounded-md bg-muted p-6 sm:p-8 lg:grid-cols-[1fr_2fr]">
        <h2 id="how-to-stop" className="display text-3xl sm:text-4xl">
          Cancel any time
        </h2>
        <div className="max-w-2xl">
          <p className="text-lg">
            Cancel in two taps in your account, any time: no reason, no call. You can also cancel in your
            bank's or UPI app.
          </p>
          <p className="mt-2 text-muted-foreground">{stoppingRule}</p>
        </div>
      </div>
    </section>
  );
}

interface QuestionsProps {
  terms: SubscriptionTerms;
  shopName: string;
}

export function Questions({ terms, shopName }: QuestionsProps) {
  const questions = subscriptionQuestions(terms, shopName);
  return (
    <section aria-labelledby="questions" className="container-page py-10 sm:py-14">
      <JsonLdScript data={faqJsonLd(questions)} />
      <h2 id="questions" className="section-title">
        Questions
      </h2>
      <div className="mt-7 max-w-3xl border-b">
        {questions.map((each) => (
          <Question key={each.question} {...each} />
        ))}
      </div>
    </section>
  );
}

function Question({ question, answer }: SubscriptionQuestion) {
  return (
    <details className="group border-t">
      <summary className="flex min-h-14 cursor-pointer items-center justify-between gap-4 py-3 font-semibold hover:text-brand">
        {question}
        <PlusIcon className="size-5 shrink-0 transition-transform duration-150 group-open:rotate-45" />
      </summary>
      <p className="pr-9 pb-5 text-muted-foreground">{answer}</p>
    </details>
  );
}

interface PlanCardsProps {
  plans: readonly OfferedPlan[];
  /** The subscription that a plan replaces. */
  follows?: string;
}

function PlanCards({ plans, follows }: PlanCardsProps) {
  return (
    <ul className="mt-7 grid gap-4 sm:grid-cols-2 lg:grid-cols-[repeat(auto-fit,minmax(16rem,1fr))] lg:gap-5">
      {plans.map((plan) => (
        <li key={plan.id} className="room flex min-w-0 flex-col rounded-md border bg-card p-5 sm:p-6">
          <h3 className="wrap-anywhere font-semibold text-lg leading-snug">{plan.name}</h3>
          <p className="mt-1 text-muted-foreground">{describePlan(plan)}</p>
          <p className="mt-4 flex flex-wrap items-baseline gap-x-2">
            <span className="display text-4xl tabular-nums">{formatPaise(plan.amountPaise)}</span>
            <span className="text-muted-foreground">{formatInterval(plan.months)}</span>
          </p>
          <p className="mt-1 text-muted-foreground text-sm">{`${plan.tees > 1 ? `${formatPaise(perTee(plan))} a tee. ` : ""}GST and delivery included.`}</p>
          {plan.about ? <p className="wrap-anywhere mt-3">{plan.about}</p> : null}
          <div className="mt-auto grid pt-5">
            <ButtonLink
              href={subscriptionPaths.signup({ plan: plan.slug, follows })}
              prefetch={false}
              variant="brand"
              className="text-center"
              aria-label={`Choose ${plan.name}`}
            >
              Choose
            </ButtonLink>
          </div>
        </li>
      ))}
    </ul>
  );
}

/** For comparison with the price of one tee: in whole rupees, rounded up, so that no plan looks cheaper than it is. */
function perTee({ amountPaise, tees }: OfferedPlan) {
  return asPaise(Math.ceil(amountPaise / tees / 100) * 100);
}
