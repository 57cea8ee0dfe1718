"use client";

import { type FormEvent, useState, useTransition } from "react";
import { attempt } from "@/components/ui/attempt";
import { Button } from "@/components/ui/button";
import { FailureAlert } from "@/components/ui/failure-alert";
import { LabelledInput, LabelledSelect } from "@/components/ui/labelled-input";
import { simulateAction } from "@/server/offers/admin-actions";
import { SampleCart, type SampleLine } from "./sample-cart";
import { type Simulated, SimulatorResult } from "./simulator-result";

const buyers = { new: "New", returning: "Has ordered before", known: "Known by phone or e-mail" } as const;

interface SimulatorProps {
  code: string;
  /** May ask what is known of a phone number or an e-mail address. */
  seesBuyers: boolean;
}

/** A sample cart and buyer, and what the checkout would say to them. */
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
            label="Buyer"
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
              label="Phone or e-mail"
              className="sm:col-span-2"
              autoComplete="off"
              value={contact}
              onType={setContact}
            />
          ) : null}
        </div>
        <FailureAlert message={problem} />
        <Button type="submit" variant="brand" isPending={isWorking}>
          Show the price
        </Button>
      </form>
      <div role="status">
        {result ? (
          <SimulatorResult result={result} />
        ) : (
          <p className="text-muted-foreground">
            Find a product, then press “Show the price”. Nothing is ordered, and no coupon is used up.
          </p>
        )}
      </div>
    </div>
  );
}
