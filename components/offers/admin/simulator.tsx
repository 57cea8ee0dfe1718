"use client";

import Link from "next/link";
import { type FormEvent, useState, useTransition } from "react";
import { Section } from "@/components/admin/section";
import { Alert } from "@/components/ui/alert";
import { attempt } from "@/components/ui/attempt";
import { Badge, type BadgeProps } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { FailureAlert } from "@/components/ui/failure-alert";
import { LabelledInput, LabelledSelect } from "@/components/ui/labelled-input";
import { adminPaths } from "@/lib/admin-paths";
import { formatPaise } from "@/lib/money";
import type { simulate, Verdict } from "@/lib/offers/simulate";
import { simulateAction } from "@/server/offers/admin-actions";
import { GoodsSearch } from "./goods-search";
import type { Good } from "./use-goods-search";

const buyers = { new: "New", returning: "Returning", known: "By phone or email" } as const;

interface SimulatorProps {
  code: string;
  /** May look up a phone number or an email address. */
  seesBuyers: boolean;
}

/** A sample cart and customer, with the result of the checkout. */
export function Simulator({ code: given, seesBuyers }: SimulatorProps) {
  const [lines, setLines] = useState<SampleLine[]>([]);
  const [code, setCode] = useState(given);
  const [pincode, setPincode] = useState("");
  const [method, setMethod] = useState<"online" | "cod">("online");
  const [buyer, setBuyer] = useState<keyof typeof buyers>("new");
  const [contact, setContact] = useState("");
  const [result, setResult] = useState<Simulated | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [isWorking, startWorking] = useTransition();

  const ask = () =>
    startWorking(async () => {
      setProblem(null);
      const wanted = lines.flatMap(({ good, variant, quantity }) => {
        const { size, color } = good.variants[variant] ?? {};
        return size && color ? [{ id: good.id, size, color, quantity }] : [];
      });
      const answer = await attempt(() =>
        simulateAction({ lines: wanted, code, pincode, method, buyer, contact }),
      );
      setResult(answer.ok ? answer.data : null);
      if (!answer.ok) setProblem(Object.values(answer.fieldErrors ?? {})[0] ?? answer.message);
    });

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isWorking) ask();
  };

  return (
    <div className="mt-6 grid items-start gap-8 lg:grid-cols-2">
      <form noValidate onSubmit={submit} className="grid gap-5">
        <SampleCart lines={lines} onChange={setLines} />
        <div className="grid gap-4 border-t pt-4 sm:grid-cols-2">
          <LabelledInput
            id="sample-code"
            label="Code"
            isOptional
            maxLength={60}
            autoComplete="off"
            spellCheck={false}
            value={code}
            onType={setCode}
          />
          <LabelledInput
            id="sample-pincode"
            label="Pincode"
            isOptional
            inputMode="numeric"
            maxLength={6}
            autoComplete="off"
            value={pincode}
            onType={(value) => setPincode(value.trim())}
          />
          <LabelledSelect
            id="sample-method"
            label="Payment"
            value={method}
            onType={(value) => setMethod(value === "cod" ? "cod" : "online")}
          >
            <option value="online">Online</option>
            <option value="cod">Cash on delivery</option>
          </LabelledSelect>
          <LabelledSelect
            id="sample-buyer"
            label="Customer"
            value={buyer}
            onType={(value) => setBuyer(value as keyof typeof buyers)}
          >
            {Object.entries(buyers)
              .filter(([value]) => value !== "known" || seesBuyers)
              .map(([value, label]) => (
                <option key={value} value={value}>
                  {label}
                </option>
              ))}
          </LabelledSelect>
          {buyer === "known" ? (
            <LabelledInput
              id="sample-contact"
              label="Phone or email"
              className="sm:col-span-2"
              autoComplete="off"
              value={contact}
              onType={setContact}
            />
          ) : null}
        </div>
        <FailureAlert message={problem} />
        <Button type="submit" variant="brand" isPending={isWorking}>
          Calculate
        </Button>
      </form>
      <div role="status">
        {result ? (
          <SimulatorResult result={result} />
        ) : (
          <p className="text-muted-foreground">
            Add a product, then select “Calculate”. No order is placed and no coupon is used.
          </p>
        )}
      </div>
    </div>
  );
}

type Simulated = ReturnType<typeof simulate>;

const states = {
  reduced: "Not enough in stock:",
  sold_out: "Sold out:",
  unavailable: "No longer available:",
} as const;

/** The checkout's price, and each rule with its reason. */
function SimulatorResult({ result: { quote, verdicts } }: { result: Simulated }) {
  const minus = (paise: typeof quote.totalPaise) => (paise === 0 ? null : `-${formatPaise(paise)}`);
  const rows: [name: string, amount: string | null][] = [
    ["Items at list price", formatPaise(quote.subtotalPaise)],
    ["Shop-wide discount", minus(quote.discountPaise)],
    [`Coupon ${quote.coupon?.code ?? ""}`, minus(quote.couponPaise)],
    ["Delivery", quote.shippingPaise === 0 ? "Free" : formatPaise(quote.shippingPaise)],
    ["Cash on delivery", quote.codFeePaise === 0 ? null : formatPaise(quote.codFeePaise)],
  ];
  return (
    <div className="grid gap-5">
      {quote.codeProblem ? <Alert>{quote.codeProblem}</Alert> : null}
      {quote.lines.map(({ key, state, title, size, color }) =>
        state === "ok" ? null : (
          <Alert key={key}>
            {states[state]} {title ?? "a product"}, {size}, {color}
          </Alert>
        ),
      )}
      <dl className="grid grid-cols-[1fr_auto] gap-x-4 gap-y-1 tabular-nums">
        {rows.map(([name, amount]) =>
          amount === null ? null : (
            <div key={name} className="contents">
              <dt>{name}</dt>
              <dd className="text-right">{amount}</dd>
            </div>
          ),
        )}
        <div className="contents font-semibold text-lg">
          <dt className="border-t pt-1">To pay</dt>
          <dd data-slot="simulated-total" className="border-t pt-1 text-right">
            {formatPaise(quote.totalPaise)}
          </dd>
        </div>
      </dl>
      <Section id="rules-heading" title="Discounts">
        <VerdictList verdicts={verdicts} />
      </Section>
    </div>
  );
}

const looks: Record<Verdict["outcome"], [words: string, look: BadgeProps["variant"]]> = {
  used: ["Applied", "success"],
  beaten: ["Another saves more", "warning"],
  possible: ["Eligible", "soft"],
  refused: ["Not applied", "muted"],
};

/** Each rule with whether it applies, and why. */
function VerdictList({ verdicts }: { verdicts: readonly Verdict[] }) {
  return (
    <ul>
      {verdicts.map(({ name, couponId, outcome, words }) => (
        <li key={`${name} ${couponId}`} className="border-b py-2">
          <p className="flex flex-wrap items-center justify-between gap-x-3">
            {couponId === null ? (
              <b className="wrap-anywhere">{name}</b>
            ) : (
              <Link
                href={adminPaths.coupon(couponId)}
                prefetch={false}
                className="link wrap-anywhere inline-flex min-h-11 items-center lg:min-h-0"
              >
                {name}
              </Link>
            )}
            <Badge variant={looks[outcome][1]}>{looks[outcome][0]}</Badge>
          </p>
          <p className="text-muted-foreground">{words}</p>
        </li>
      ))}
    </ul>
  );
}

interface SampleLine {
  good: Good;
  /** The index of the chosen variant in the product's list. */
  variant: number;
  quantity: number;
}

interface SampleCartProps {
  lines: readonly SampleLine[];
  onChange: (lines: SampleLine[]) => void;
}

/** Products with size, colour and quantity. */
function SampleCart({ lines, onChange }: SampleCartProps) {
  const replace = (index: number, change: Partial<SampleLine>) =>
    onChange(lines.map((line, at) => (at === index ? { ...line, ...change } : line)));
  const add = (good: Good) => {
    const free = good.variants.findIndex((variant) => variant.free > 0);
    onChange([...lines, { good, variant: Math.max(free, 0), quantity: 1 }]);
  };
  return (
    <div className="grid gap-4">
      <GoodsSearch id="sample-goods" label="Product" onChoose={add} />
      {lines.map(({ good, variant, quantity }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the same product may stand twice
        <div key={index} className="border-t pt-3">
          <p className="flex items-center justify-between gap-3">
            <b className="wrap-anywhere">{good.name}</b>
            <Button
              variant="outline"
              size="sm"
              aria-label={`Remove ${good.name}`}
              onClick={() => onChange(lines.filter((_, at) => at !== index))}
            >
              Remove
            </Button>
          </p>
          <div className="mt-2 grid grid-cols-[1fr_6rem] gap-3">
            <LabelledSelect
              id={`sample-variant-${index}`}
              label="Size and colour"
              value={variant}
              onType={(value) => replace(index, { variant: Number(value) })}
            >
              {good.variants.map(({ size, color, free }, at) => (
                <option
                  key={`${size} ${color}`}
                  value={at}
                >{`${size}, ${color}${free > 0 ? "" : " (sold out)"}`}</option>
              ))}
            </LabelledSelect>
            <LabelledInput
              id={`sample-quantity-${index}`}
              label="Quantity"
              type="number"
              min={1}
              max={10}
              value={quantity}
              onType={(value) => replace(index, { quantity: Number(value) })}
            />
          </div>
        </div>
      ))}
    </div>
  );
}
