import { useId, useState } from "react";
import { Button } from "@/components/ui/button";
import { AlertIcon } from "@/components/ui/form-icons";
import { Input } from "@/components/ui/input";
import type { CartQuote } from "@/lib/checkout/cart-quote";
import { asPaise, formatPaise, type Paise } from "@/lib/money";
import { setCouponCode } from "./coupon-store";

interface CouponFieldProps {
  code: string;
  quote: Pick<CartQuote, "coupon" | "codeProblem" | "offers"> | null;
  isSettled: boolean;
}

/** Takes a code, and shows what it saves or why it does not apply. Not a form, because it is part of the checkout's form. */
export function CouponField({ code, quote, isSettled }: CouponFieldProps) {
  const id = useId();
  const [typed, setTyped] = useState(code);
  // While a newer price loads, the message stays: removing it would move the button below just as it may be tapped.
  const used = quote?.coupon && (isSettled || quote.coupon.code === code) ? quote.coupon : null;
  const problem = code ? quote?.codeProblem : null;
  const apply = () => {
    if (typed.trim()) setCouponCode(typed);
  };
  return (
    <div className="grid gap-2">
      {used ? (
        <p role="status" className="flex items-start justify-between gap-3 text-success">
          <span>
            <strong>{used.code}</strong>: {used.description || "coupon"}. You save{" "}
            {formatPaise(used.savedPaise)}.
          </span>
          {used.code === code ? (
            <button
              type="button"
              onClick={() => {
                setCouponCode("");
                setTyped("");
              }}
              className="link min-h-11 shrink-0 text-foreground text-sm"
            >
              Remove
            </button>
          ) : null}
        </p>
      ) : null}
      {used?.code === code ? null : (
        <details open={Boolean(problem) || undefined}>
          <summary className="link min-h-11 cursor-pointer content-center text-sm">
            Have a coupon code?
          </summary>
          <div className="mt-1 flex gap-2">
            <label htmlFor={id} className="sr-only">
              Coupon code
            </label>
            <Input
              id={id}
              value={typed}
              onChange={(event) => setTyped(event.target.value)}
              onBlur={apply}
              onKeyDown={(event) => {
                if (event.key !== "Enter") return;
                event.preventDefault();
                apply();
              }}
              aria-describedby={problem ? `${id}-problem` : undefined}
              aria-invalid={problem ? true : undefined}
              autoCapitalize="characters"
              autoComplete="off"
              spellCheck={false}
              maxLength={40}
              className="uppercase"
            />
            <Button type="button" variant="outline" onClick={apply}>
              Apply
            </Button>
          </div>
          {problem ? (
            <p
              id={`${id}-problem`}
              role="alert"
              className="mt-2 flex gap-1.5 font-medium text-destructive text-sm"
            >
              <AlertIcon className="mt-0.5 size-4 shrink-0" />
              {problem}
            </p>
          ) : null}
        </details>
      )}
      <Offers
        offers={quote?.offers ?? []}
        usedPaise={quote?.coupon?.savedPaise ?? null}
        onUse={(offered) => {
          setTyped(offered);
          setCouponCode(offered);
        }}
      />
    </div>
  );
}

interface OffersProps {
  offers: CartQuote["offers"];
  /** What the coupon in use saves */
  usedPaise: Paise | null;
  onUse: (code: string) => void;
}

function Offers({ offers, usedPaise, onUse }: OffersProps) {
  if (offers.length === 0) return null;
  return (
    <ul aria-label="Offers" className="grid divide-y rounded-sm border text-sm">
      {offers.map(({ code, description, savedPaise, condition }) => (
        <li key={code} className="flex flex-wrap items-center justify-between gap-x-4 px-3 py-2">
          <div className="min-w-0 flex-1 basis-36">
            <p>{description || code}</p>
            {condition ? <p className="text-muted-foreground">{condition}</p> : null}
          </div>
          {savedPaise === null ? null : (
            <button type="button" onClick={() => onUse(code)} className="link min-h-11 font-semibold">
              {usedPaise === null
                ? `Use ${code} and save ${formatPaise(savedPaise)}`
                : `Use ${code} instead and save ${formatPaise(asPaise(savedPaise - usedPaise))} more`}
            </button>
          )}
        </li>
      ))}
    </ul>
  );
}
