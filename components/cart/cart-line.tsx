import Link from "next/link";
import { type ReactNode, useState } from "react";
import { LinePicture } from "@/components/pictures/line-picture";
import { afterPointerRelease } from "@/components/ui/after-pointer-release";
import { AlertIcon, InfoIcon, TrashIcon } from "@/components/ui/form-icons";
import { Price } from "@/components/ui/price";
import { type CartLine, lineKey } from "@/lib/cart/cart";
import { stockLimitMessage } from "@/lib/cart/cart-messages";
import { pathOfLine } from "@/lib/cart/line-path";
import type { QuoteLine } from "@/lib/checkout/cart-quote";
import { formatPaise, multiplyPaise } from "@/lib/money";
import { getQuantity, setQuantity } from "./edit-cart";
import { QuantityStepper } from "./quantity-stepper";

interface CartLineRowProps {
  line: CartLine;
  /** The server's quote for the line; undefined until the first one. */
  quoted: QuoteLine | undefined;
  onRemove: (key: string) => void;
}

export function CartLineRow({ line, quoted, onRemove }: CartLineRowProps) {
  const key = lineKey(line);
  const [refusal, setRefusal] = useState("");
  const title = quoted?.title ?? line.title;
  const color = quoted?.colorName ?? nameOfSlug(line.color);
  const name = `${title}, ${color}, ${line.size}`;
  const href = pathOfLine(line, quoted);
  const isGone = quoted?.state === "sold_out" || quoted?.state === "unavailable";
  const isInNotes = quoted?.state === "reduced" && refusal === stockLimitMessage(quoted.available);
  const noteId = `note-${key.replace(/\W/g, "-")}`;

  function changeQuantity(quantity: number): void {
    if (Number.isInteger(quantity) && quantity <= 0) {
      onRemove(key);
      return;
    }
    const { message = "" } = setQuantity(key, quantity, quoted?.available);
    afterPointerRelease(() => setRefusal(message));
  }

  return (
    <li
      data-slot="cart-line"
      className="grid tight:grid-cols-1 grid-cols-[--spacing(22)_1fr] gap-x-4 border-b py-5 sm:grid-cols-[7rem_1fr] sm:gap-x-6"
    >
      <div className="row-span-2 tight:row-span-1 tight:mb-3 tight:w-22">
        <LinePicture url={quoted?.imageUrl ?? null} width={112} isDimmed={isGone} />
      </div>
      <div className="flex min-w-0 items-start justify-between gap-3">
        <div className="min-w-0">
          <h2 className="text-pretty font-semibold text-lg leading-snug">
            {href ? (
              <Link href={href} prefetch={false} className="hover:underline">
                {title}
              </Link>
            ) : (
              title
            )}
          </h2>
          <p className="mt-0.5 text-muted-foreground">
            {color} · {line.size}
          </p>
          {quoted && !isGone ? <UnitPrice quoted={quoted} /> : null}
        </div>
        <button
          type="button"
          aria-label={`Remove ${name}`}
          // The second tap on Undo falls on what stands there now.
          onClick={({ detail }) => detail < 2 && onRemove(key)}
          className="-mt-2 -mr-2 grid size-11 shrink-0 place-items-center rounded-sm text-muted-foreground transition-colors hover:bg-accent hover:text-foreground"
        >
          <TrashIcon className="size-5" />
        </button>
      </div>
      <div className="mt-3">
        {isGone ? null : (
          <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
            {quoted?.design?.isGroup && line.quantity === 1 ? (
              <span className="min-h-11 content-center">1 tee of a group order</span>
            ) : (
              <QuantityStepper
                name={name}
                quantity={line.quantity}
                onQuantityChange={changeQuantity}
                onStep={(step) => changeQuantity(getQuantity(key) + step)}
                describedBy={noteId}
              />
            )}
            {quoted ? (
              <span translate="no" className="font-semibold tabular-nums">
                {formatPaise(multiplyPaise(quoted.unitPaise, line.quantity))}
              </span>
            ) : null}
          </div>
        )}
        <div id={noteId} aria-live="polite" className="grid gap-1.5 text-sm not-empty:mt-2">
          {refusal && !isInNotes ? <Note isBad>{refusal}</Note> : null}
          {quoted ? <LineNotes line={line} quoted={quoted} onTake={(left) => changeQuantity(left)} /> : null}
        </div>
      </div>
    </li>
  );
}

function UnitPrice({ quoted }: { quoted: QuoteLine }) {
  const { unitPaise, mrpPaise, design } = quoted;
  // A custom item has no MRP: it is the price of a single one.
  const was = unitPaise < mrpPaise ? { was: `${design ? "" : "MRP "}${formatPaise(mrpPaise)}` } : {};
  return <Price now={formatPaise(unitPaise)} {...was} className="mt-1" />;
}

interface LineNotesProps {
  line: CartLine;
  quoted: QuoteLine;
  onTake: (left: number) => void;
}

/** What changed since the shopper added it, and how to resolve it. */
function LineNotes({ line, quoted, onTake }: LineNotesProps) {
  switch (quoted.state) {
    case "unavailable":
      return <Note isBad>No longer available. Remove it to continue.</Note>;
    case "sold_out":
      return <Note isBad>Sold out in this size and colour. Remove it, or choose another, to continue.</Note>;
    case "reduced":
      return (
        <>
          <Note isBad>{stockLimitMessage(quoted.available)}</Note>
          <button
            type="button"
            onClick={() => onTake(quoted.available)}
            className="link -my-1 min-h-11 w-fit font-semibold"
          >
            Change to {quoted.available}
          </button>
        </>
      );
    case "ok":
      return quoted.unitPaise === line.price ? null : (
        <Note>
          Price changed from {formatPaise(line.price)} to {formatPaise(quoted.unitPaise)}.
        </Note>
      );
  }
}

interface NoteProps {
  isBad?: boolean;
  children: ReactNode;
}

function Note({ isBad = false, children }: NoteProps) {
  const Icon = isBad ? AlertIcon : InfoIcon;
  return (
    <p className={isBad ? "flex gap-1.5 font-medium text-destructive" : "flex gap-1.5 text-warning"}>
      <Icon className="mt-0.5 size-4 shrink-0" />
      <span>{children}</span>
    </p>
  );
}

/** Used until the server has sent the colour's name. */
function nameOfSlug(slug: string): string {
  const words = slug.replace(/-/g, " ");
  return words.charAt(0).toUpperCase() + words.slice(1);
}
