"use client";

import { type FormEvent, useState, useTransition } from "react";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { Select } from "@/components/ui/select";
import { checkSession } from "@/components/ui/session-end";
import { messageForStatus, offlineMessage } from "@/lib/result";
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
      try {
        const answer = await simulateAction({ lines: wanted, code, pincode, method, buyer, contact });
        checkSession(answer);
        if (answer.ok) return setResult(answer.data);
        setProblem(Object.values(answer.fieldErrors ?? {})[0] ?? answer.message);
      } catch {
        setProblem(navigator.onLine ? messageForStatus(503) : offlineMessage);
      }
      setResult(null);
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
          <Field id="sample-code" label="Code" isOptional>
            {(control) => (
              <Input
                {...control}
                value={code}
                maxLength={60}
                autoComplete="off"
                spellCheck={false}
                onChange={(event) => setCode(event.target.value)}
              />
            )}
          </Field>
          <Field id="sample-pincode" label="Pincode" isOptional>
            {(control) => (
              <Input
                {...control}
                value={pincode}
                inputMode="numeric"
                maxLength={6}
                autoComplete="off"
                onChange={(event) => setPincode(event.target.value.trim())}
              />
            )}
          </Field>
          <Field id="sample-method" label="Payment">
            {(control) => (
              <Select
                {...control}
                value={method}
                onChange={(event) => setMethod(event.target.value === "cod" ? "cod" : "online")}
              >
                <option value="online">Online</option>
                <option value="cod">Cash on delivery</option>
              </Select>
            )}
          </Field>
          <Field id="sample-buyer" label="Buyer">
            {(control) => (
              <Select
                {...control}
                value={buyer}
                onChange={(event) => setBuyer(event.target.value as keyof typeof buyers)}
              >
                {Object.entries(buyers)
                  .filter(([value]) => value !== "known" || seesBuyers)
                  .map(([value, label]) => (
                    <option key={value} value={value}>
                      {label}
                    </option>
                  ))}
              </Select>
            )}
          </Field>
          {buyer === "known" ? (
            <Field id="sample-contact" label="Phone or e-mail" className="sm:col-span-2">
              {(control) => (
                <Input
                  {...control}
                  value={contact}
                  autoComplete="off"
                  onChange={(event) => setContact(event.target.value)}
                />
              )}
            </Field>
          ) : null}
        </div>
        {problem ? (
          <Alert variant="destructive" isLive>
            {problem}
          </Alert>
        ) : null}
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
