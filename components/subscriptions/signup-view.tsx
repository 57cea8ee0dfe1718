"use client";

import { useRouter } from "next/navigation";
import { type FormEvent, type ReactNode, useEffect, useId, useRef, useState } from "react";
import { CityStateFields } from "@/components/addresses/address-fields";
import { ContactFields } from "@/components/addresses/contact-fields";
import { controlOf, fillCityAndState, fillIn } from "@/components/addresses/fill-in";
import { usePincode } from "@/components/addresses/use-pincode";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { Checkbox } from "@/components/ui/checkbox";
import { LockIcon } from "@/components/ui/form-icons";
import { RadioCard, RadioGroup } from "@/components/ui/radio-card";
import { type CheckoutValues, checkoutFields, contactFields, type KnownBuyer } from "@/lib/checkout/fields";
import { formatPaise } from "@/lib/money";
import { formatDay } from "@/lib/orders/when";
import { checkFieldsMessage, type FieldErrors, type Result } from "@/lib/result";
import { subscriptionPaths } from "@/lib/subscription-paths";
import { type ConsentFacts, consentPoints } from "@/lib/subscriptions/consent";
import { describePlan, formatInterval } from "@/lib/subscriptions/describe-plan";
import type {
  OfferedPlan,
  StartOutcome,
  Subscription,
  SubscriptionOffer,
} from "@/lib/subscriptions/subscription";
import { beginSubscriptionAction } from "@/server/subscriptions/actions";
import { dropDraft, readDraft, restoreFields, storeDraft } from "./signup-draft";
import { mandatePhaseLabels, useMandate } from "./use-mandate";
import { type Wear, WearFields } from "./wear-fields";

interface SignupViewProps {
  offer: SubscriptionOffer;
  shopName: string;
  known: KnownBuyer | null;
  /** Chosen on the previous page. */
  planId: number;
  wear: Wear;
  /** The delivery address of an unpaid one: the form continues from there. */
  before: Record<string, string> | null;
  /** The subscription that the new plan replaces: its address and contact stay. */
  followed: Pick<Subscription, "id" | "chargeAt"> | null;
  /** The saved addresses, if any. */
  book: ReactNode;
  /** The checkbox that saves a typed address. */
  saveField: ReactNode;
  /** For a new subscription: how its data is used. */
  privacyNotice: ReactNode;
}

const loadRules = () => import("@/lib/checkout/find-problems");

export function SignupView(props: SignupViewProps) {
  const { offer, shopName, known, before, followed, book, saveField, privacyNotice } = props;
  const router = useRouter();
  const formRef = useRef<HTMLFormElement>(null);
  const noticeRef = useRef<HTMLDivElement>(null);
  const [planId, setPlanId] = useState(props.planId);
  const [wear, setWear] = useState<Wear>(props.wear);
  const plan = offer.plans.find(({ id }) => id === planId) ?? (offer.plans[0] as OfferedPlan);
  const mandate = useMandate({
    shopName,
    onAgreed: (id) => {
      dropDraft();
      router.push(subscriptionPaths.success(id));
    },
    onOver: (id) => router.push(subscriptionPaths.mine(id)),
    // It may have been paid in another tab, or have a new price that needs new consent: the page shows it.
    onStay: (why) => {
      const agrees = formRef.current?.elements.namedItem("agrees");
      if (why === "refused" && agrees instanceof HTMLInputElement) agrees.checked = false;
      router.refresh();
    },
  });
  const { phase, notice, errors } = mandate;
  const filled = useRef<Record<string, string | undefined>>({ ...known });
  const pincode = usePincode((place) => {
    if (!formRef.current) return;
    fillCityAndState(formRef.current, place, filled.current);
    if (place) mandate.clearError("city", "state");
  });
  const { look } = pincode;

  /** In the URL too, so that a reload keeps it. */
  function choosePlan({ id, slug }: OfferedPlan): void {
    setPlanId(id);
    window.history.replaceState(null, "", subscriptionPaths.signup({ plan: slug, follows: followed?.id }));
  }

  function fillContact({ dataset }: HTMLElement): void {
    const { name, phone } = dataset;
    if (formRef.current) fillIn(formRef.current, { name, phone }, filled.current);
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the form has come to life
  useEffect(() => {
    const form = formRef.current;
    const draft = followed ? null : readDraft();
    if (!form) return;
    if (draft) {
      restoreFields(form, draft.fields);
      setWear(draft.wear);
    } else if (before) restoreFields(form, before);
    const chosen = form.querySelector<HTMLElement>("[name=addressId]:checked");
    if (chosen) fillContact(chosen);
    look(controlOf(form, "pincode")?.value ?? "");
  }, []);

  useEffect(() => {
    if (formRef.current && !followed) storeDraft(formRef.current, planId, wear);
  }, [followed, planId, wear]);

  useEffect(() => {
    if (!notice) return;
    const wrong = formRef.current?.querySelector<HTMLElement>("[aria-invalid=true]");
    (wrong ?? noticeRef.current)?.focus();
  }, [notice]);

  async function begin(data: FormData): Promise<Result<StartOutcome>> {
    const text = (name: string) => String(data.get(name) ?? "");
    const addressId = text("addressId");
    const typed = Object.fromEntries(checkoutFields.map((field) => [field, text(field)])) as CheckoutValues;
    // Without them the server validates.
    const rules = await loadRules().catch(() => null);
    const problems: FieldErrors = {
      ...(wear.size === "" && { size: "Please choose a size." }),
      ...(!followed && rules?.findProblems(typed, addressId ? contactFields : checkoutFields)),
      ...(!data.has("agrees") && { agrees: "Please agree to the charges first." }),
    };
    const [problem, ...others] = Object.values(problems);
    if (problem !== undefined) {
      const message = others.length > 0 ? checkFieldsMessage : problem;
      return { ok: false, code: "invalid_input", message, fieldErrors: problems };
    }
    const { name, email, phone } = typed;
    return beginSubscriptionAction({
      priceId: plan.priceId,
      cut: wear.cut,
      size: wear.size,
      tastes: [...wear.tastes],
      follows: followed?.id ?? null,
      buyer: followed ? null : addressId ? { name, email, phone, addressId } : typed,
      savesAddress: data.has("savesAddress"),
      seenAmountPaise: plan.amountPaise,
      agrees: true,
    });
  }

  function onInput({ target, currentTarget }: FormEvent<HTMLFormElement>): void {
    if (!followed) storeDraft(currentTarget, planId, wear);
    if (!(target instanceof HTMLInputElement || target instanceof HTMLSelectElement)) return;
    mandate.clearError(target.name);
    if (target.name === "addressId") fillContact(target);
  }

  const field = { form: "subscription", errors };
  const startsAt = followed?.chargeAt ?? null;
  return (
    <form
      ref={formRef}
      // React replays a click from before hydration here; it would also empty the form.
      action={(data) => void mandate.press(() => begin(data))}
      onReset={(event) => event.preventDefault()}
      onSubmit={(event) => {
        event.preventDefault();
        const data = new FormData(event.currentTarget);
        void mandate.press(() => begin(data));
      }}
      onInput={onInput}
      onFocus={() => {
        mandate.warm();
        void loadRules().catch(() => undefined);
      }}
      noValidate
      aria-busy={phase !== "idle"}
      className="grid gap-x-12 gap-y-10 lg:grid-cols-[minmax(0,1fr)_26rem] xl:gap-x-20"
    >
      <div className="grid min-w-0 content-start gap-10">
        <Section title="Plan">
          <PlanChoice plans={offer.plans} planId={plan.id} onChoose={choosePlan} />
        </Section>
        <Section title="Your style">
          <WearFields
            form="subscription"
            cuts={offer.cuts}
            tastes={offer.tastes}
            wear={wear}
            onChange={(next) => {
              setWear(next);
              mandate.clearError("size");
            }}
            sizeError={errors.size}
          />
        </Section>
        {followed ? null : (
          <>
            <Section title="Delivery address">
              {book}
              <div className="grid gap-5 [section:has([data-saved]:checked)_&]:hidden sm:grid-cols-2">
                <CityStateFields {...field} pincodeHint={pincode.hint} onPincode={pincode.look} />
                {saveField}
              </div>
            </Section>
            <Section title="Contact">
              <div className="grid gap-5 sm:grid-cols-2">
                <ContactFields
                  {...field}
                  values={known ?? undefined}
                  emailHint="We'll email you before each charge."
                />
              </div>
            </Section>
          </>
        )}
      </div>
      <div className="grid content-start gap-5 self-start rounded-md bg-muted p-5 sm:p-6 lg:sticky lg:top-[calc(var(--header-height)+1.5rem)]">
        <p className="flex flex-wrap items-baseline justify-between gap-x-4">
          <span className="text-muted-foreground">
            {startsAt === null ? "Today" : `On ${formatDay(startsAt)}`}, then {formatInterval(plan.months)}
          </span>
          <span className="display text-3xl tabular-nums">{formatPaise(plan.amountPaise)}</span>
        </p>
        <ConsentBox
          facts={{ shopName, plan, amountPaise: plan.amountPaise, terms: offer.terms, startsAt }}
          error={errors.agrees}
        />
        {followed ? null : privacyNotice}
        {notice ? (
          <div ref={noticeRef} tabIndex={-1} className="scroll-mt-24 outline-none">
            <Alert variant="warning" title={notice.title} isLive>
              {notice.text}
            </Alert>
          </div>
        ) : null}
        <Button type="submit" variant="brand" size="lg" isPending={phase !== "idle"}>
          {startsAt === null ? `Agree and pay ${formatPaise(plan.amountPaise)}` : "Agree to the new plan"}
        </Button>
        <p className="flex gap-2 text-muted-foreground text-sm">
          <LockIcon className="mt-0.5 size-4 shrink-0" />
          By UPI AutoPay (app or QR code), card or e-mandate through Razorpay. Your card and bank details
          never reach this shop.
        </p>
        <p role="status" className="sr-only">
          {mandatePhaseLabels[phase]}
        </p>
      </div>
    </form>
  );
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="min-w-0">
      <h2 className="display mb-5 text-2xl">{title}</h2>
      {children}
    </section>
  );
}

interface PlanChoiceProps {
  plans: readonly OfferedPlan[];
  planId: number;
  onChoose: (plan: OfferedPlan) => void;
}

function PlanChoice({ plans, planId, onChoose }: PlanChoiceProps) {
  return (
    <RadioGroup legend={<span className="sr-only">Which plan?</span>}>
      {plans.map((plan) => (
        <RadioCard
          key={plan.id}
          name="plan"
          value={plan.slug}
          checked={plan.id === planId}
          onChange={() => onChoose(plan)}
          title={<span className="wrap-anywhere">{plan.name}</span>}
          description={describePlan(plan)}
          aside={<span className="font-semibold tabular-nums">{formatPaise(plan.amountPaise)}</span>}
        />
      ))}
    </RadioGroup>
  );
}

interface ConsentBoxProps {
  facts: ConsentFacts;
  error?: string;
}

/** The consent text, as it is stored, and its checkbox. */
function ConsentBox({ facts, error }: ConsentBoxProps) {
  const id = useId();
  const { amountPaise, plan, shopName } = facts;
  return (
    <section aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`} className="font-semibold text-lg">
        What you agree to
      </h2>
      <dl className="mt-3 grid gap-3 text-sm">
        {consentPoints(facts).map(({ title, text }) => (
          <div key={title}>
            <dt className="font-semibold">{title}</dt>
            <dd className="text-muted-foreground">{text}</dd>
          </div>
        ))}
      </dl>
      <Checkbox
        name="agrees"
        required
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `${id}-error` : undefined}
        className="mt-3"
        label={`I agree: ${shopName} may charge ${formatPaise(amountPaise)} ${formatInterval(plan.months)} until I cancel.`}
      />
      {error ? (
        <p id={`${id}-error`} className="font-medium text-destructive text-sm">
          {error}
        </p>
      ) : null}
    </section>
  );
}
