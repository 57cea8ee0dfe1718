"use client";

import Link from "next/link";
import { useRouter } from "next/navigation";
import { type ReactNode, useEffect, useId, useRef, useState, useTransition } from "react";
import { EmailSuggestion } from "@/components/auth/email-suggestion";
import { SizeFinderButton } from "@/components/catalog/size-finder-button";
import { CollectionNotice } from "@/components/privacy/collection-notice";
import { Alert } from "@/components/ui/alert";
import { attempt } from "@/components/ui/attempt";
import { Button } from "@/components/ui/button";
import { LabelledInput, LabelledSelect } from "@/components/ui/labelled-input";
import { toast } from "@/components/ui/toast-store";
import { wornCut } from "@/lib/catalog/worn-cut";
import { designPaths } from "@/lib/designer/design-paths";
import type { Proof, ProofSize } from "@/lib/designer/shop";
import { explainWords, teammateOf } from "@/lib/designer/team/check-team";
import type { Teammate, TeamPlaces } from "@/lib/designer/team/team-tee";
import { mayCostDelivery } from "@/lib/groups/group-delivery";
import { type GroupView, groupPriceOf, isAddedTee } from "@/lib/groups/group-order";
import { asPaise, formatPaise } from "@/lib/money";
import { paths } from "@/lib/paths";
import { groupNotice, readChangedNotice } from "@/lib/privacy/collection-notices";
import type { FieldErrors } from "@/lib/result";
import type { ShopTerms } from "@/lib/settings/shop-terms";
import { joinGroupAction } from "@/server/groups/actions";
import { payTees, removeFromCart } from "./order-group-tee";
import { OtherItems } from "./other-items";
import { useRefreshOnReturn } from "./use-refresh-on-return";

interface JoinGroupProps {
  token: string;
  proof: Pick<Proof, "cut" | "prints" | "prices" | "discountPercent">;
  blank: NonNullable<Proof["blank"]>;
  places: TeamPlaces;
  /** Paid tees. */
  paid: number;
  /** Of the whole group. */
  tees: readonly Teammate[];
  /** Those that this browser added. */
  mine: GroupView["mine"];
  /** The unpaid one that is changed. */
  changed: GroupView["mine"][number] | undefined;
  /** To the organiser, free. */
  isOneParcel: boolean;
  terms: ShopTerms | null;
  /** The size chart. */
  children: ReactNode;
}

export const teeFormId = "group-tee";

const empty = { name: "", number: "", size: "", email: "" };

/** Name, number and size of one tee: paid at once, or added to the list where all of them are paid. */
export function JoinGroup(props: JoinGroupProps) {
  const { token, proof, blank, places, paid, tees, mine, changed, isOneParcel, terms, children } = props;
  const [values, setValues] = useState({ ...empty, ...pickWords(changed) });
  const [errors, setErrors] = useState<FieldErrors>({});
  const [problem, setProblem] = useState<string | null>(null);
  const [working, setWorking] = useState<"pay" | "add" | null>(null);
  const form = useRef<HTMLFormElement>(null);
  const router = useRouter();
  const id = useId();
  const worn = wornCut(proof.cut);
  const words = teammateOf(values, places);
  const isOwn =
    words.number === changed?.number ||
    mine.some(
      ({ name, number, state }) => state === "unpaid" && name === words.name && number === words.number,
    );
  const isDouble = words.number !== "" && !isOwn && tees.some(({ number }) => number === words.number);
  const size = blank.sizes.find((each) => each.size === values.size);
  const price = size && groupPriceOf({ ...proof, blankPaise: size.listPaise }, paid).unitPaise;
  const others = mine.filter((tee) => tee !== changed);
  const isListed = mine.some(({ state }) => state !== "paid");
  const [isRefreshing, startRefresh] = useTransition();
  const hasJoined = useRef(false);
  useRefreshOnReturn();

  // Next shows this page again on Back: then the tee is listed above, and the form is for another one.
  useEffect(() => {
    if (!hasJoined.current) return;
    hasJoined.current = false;
    router.refresh();
  }, [router]);

  const field = (name: keyof typeof values, label: string) => ({
    id: `${id}-${name}`,
    label,
    value: values[name],
    ...(errors[name] && { error: errors[name] }),
    onType: (value: string) => {
      setValues((now) => ({ ...now, [name]: value }));
      setErrors(({ [name]: _fixed, ...rest }) => rest);
    },
  });

  function refuse(found: FieldErrors): void {
    setErrors(found);
    requestAnimationFrame(() => form.current?.querySelector<HTMLElement>("[aria-invalid=true]")?.focus());
  }

  async function join(isMore: boolean): Promise<void> {
    if (working || isRefreshing) return;
    setProblem(null);
    const wrong = explainWords(words, places);
    const found = {
      ...(wrong && { [wrong.field]: wrong.message }),
      ...(!size && { size: "Choose a size." }),
    };
    if (Object.keys(found).length > 0) return refuse(found);
    if (isAddedTee(others, { ...words, size: values.size }))
      return setProblem("You already added this tee. Pay for it above, or change this one.");
    setWorking(isMore ? "add" : "pay");
    const answer = await attempt(() =>
      joinGroupAction({
        token,
        ...values,
        ...words,
        replaces: changed?.id,
        notice: (readChangedNotice(errors.notice) ?? groupNotice).version,
      }),
    );
    setWorking(null);
    if (!answer.ok) {
      if (answer.fieldErrors) refuse(answer.fieldErrors);
      return setProblem(answer.message);
    }
    const { productId, versionId, ...item } = answer.data;
    setValues({ ...empty, email: values.email });
    if (changed) {
      if (changed.versionId !== versionId) removeFromCart(changed.versionId);
      toast({ title: "Tee changed" });
      return router.replace(designPaths.group(token), { scroll: false });
    }
    if (!isMore) {
      hasJoined.current = true;
      const tee = { ...item, id: productId, design: versionId, price: price ?? asPaise(0) };
      payTees(
        [tee],
        mine.map((own) => own.versionId),
      );
      return router.push(paths.checkout);
    }
    toast({ title: "Tee added" });
    startRefresh(() => router.refresh());
    form.current?.querySelector<HTMLElement>("input")?.focus();
  }

  return (
    <form
      ref={form}
      onSubmit={(event) => {
        event.preventDefault();
        void join(isListed);
      }}
      noValidate
      id={teeFormId}
      className="grid scroll-mt-24 gap-5"
      aria-labelledby={`${id}-heading`}
    >
      <h2 id={`${id}-heading`} className="font-semibold text-lg">
        {changed ? "Change your tee" : mine.length > 0 ? "Add another tee" : "Add your tee"}
      </h2>
      {mine.length > 0 && !changed ? <p>You can pay for several tees in one order.</p> : null}
      {places.name ? (
        <LabelledInput {...field("name", "Name on the tee")} autoComplete="off" maxLength={200} dir="auto" />
      ) : null}
      {places.number ? (
        <LabelledInput
          {...field("number", "Number on the tee")}
          hint={
            isDouble ? `Number ${words.number} is already in the group. You can still use it.` : undefined
          }
          inputMode="numeric"
          autoComplete="off"
          maxLength={200}
        />
      ) : null}
      <LabelledSelect {...field("size", "Size")}>
        <option value="">Choose a size</option>
        {blank.sizes.map(({ size: name, free, largest }) => (
          <option key={name} value={name} disabled={free <= 0 || largest !== null}>
            {free > 0 ? name : `${name}, sold out`}
          </option>
        ))}
      </LabelledSelect>
      <div className="-mt-3">
        {worn ? (
          <SizeFinderButton
            cut={worn}
            sizes={blank.sizes.map(({ size: name }) => name)}
            explainUnavailable={(name) =>
              explainSize(
                blank.sizes.find((each) => each.size === name),
                name,
              )
            }
            onChoose={(name) => setValues((now) => ({ ...now, size: name }))}
          />
        ) : null}
        {children}
      </div>
      <EmailSuggestion>
        <LabelledInput
          {...field("email", "Email")}
          isOptional
          hint="We'll email you a day before the deadline if you haven't paid."
          type="email"
          autoComplete="email"
        />
      </EmailSuggestion>
      <p className="text-muted-foreground text-sm">
        All tees share one price. If fewer than 2 are paid by the deadline, we'll refund everything. Once
        yours is paid, only we can cancel it: contact us if something is wrong.
      </p>
      <CollectionNotice notice={groupNotice} error={errors.notice} />
      {isListed ? null : <OtherItems own={mine.map(({ versionId }) => versionId)} />}
      <Button
        type="submit"
        variant={isListed && !changed ? "outline" : "brand"}
        size="lg"
        isPending={isListed ? working === "add" || isRefreshing : working === "pay"}
      >
        {changed
          ? "Save changes"
          : isListed
            ? "Add this tee"
            : `Pay my share${price ? `: ${formatPaise(price)}${!isOneParcel && mayCostDelivery(terms, price) ? " plus delivery" : ""}` : ""}`}
      </Button>
      {changed ? (
        <Link
          href={designPaths.group(token)}
          replace
          scroll={false}
          prefetch={false}
          className="link min-h-11 content-center text-center"
        >
          Cancel
        </Link>
      ) : null}
      {isListed ? null : (
        <Button
          variant="outline"
          disabled={working === "pay"}
          isPending={working === "add" || isRefreshing}
          onClick={() => void join(true)}
        >
          Add another tee first
        </Button>
      )}
      {problem ? (
        <Alert variant="destructive" isLive>
          {problem}
        </Alert>
      ) : null}
    </form>
  );
}

function pickWords(tee: GroupView["mine"][number] | undefined) {
  return tee && { name: tee.name, number: tee.number, size: tee.size };
}

function explainSize(size: ProofSize | undefined, name: string): string | null {
  if (size?.largest) return `The print is too large for ${name}.`;
  return size && size.free > 0 ? null : `${name} is sold out in this colour.`;
}
