"use client";

import { useRouter } from "next/navigation";
import { type SubmitEvent, useEffect, useRef, useState } from "react";
import { addToCart, putAloneInCart } from "@/components/cart/add-to-cart";
import { RestockLink } from "@/components/reminders/restock-link";
import { buttonClasses } from "@/components/ui/button-classes";
import { cn } from "@/components/ui/cn";
import { RulerIcon } from "@/components/ui/frame-icons";
import { IntentLink, isSparing } from "@/components/ui/intent-link";
import { useDeferredModule } from "@/components/ui/use-deferred-module";
import { WishlistHeart } from "@/components/wishlist/wishlist-heart";
import { renditionUrl } from "@/lib/catalog/image-loader";
import { describeSize, sizeChoiceId } from "@/lib/catalog/sizes";
import { colorState, findVariant, type OptionState, sizeState } from "@/lib/catalog/variants";
import type { Paise } from "@/lib/money";
import { paths } from "@/lib/paths";
import { type ChoiceVariant, useProductChoice } from "./product-choice";

/** Marks the button that leads on to the checkout. */
const buyNow = "data-buy-now";

const loadBuyBar = () => import("./sticky-buy-bar");

interface BuyFormProps {
  id: number;
  slug: string;
  title: string;
  unitPaise: Paise;
  /** Formatted, for the bar. */
  price: string;
  variants: readonly ChoiceVariant[];
  /** In their order. */
  sizes: readonly string[];
  colors: readonly ColorOption[];
  hasSizeChart: boolean;
}

/** Without JavaScript, a GET form that passes the chosen variant to the cart page; with it, the item is added here. */
export function BuyForm(props: BuyFormProps) {
  const { id, slug, title, unitPaise, price, variants, sizes, colors, hasSizeChart } = props;
  const router = useRouter();
  const { color, size } = useProductChoice();
  const [addedKey, setAddedKey] = useState<string | null>(null);
  const later = useDeferredModule(loadBuyBar);
  const variant = findVariant(variants, color, size);
  const isSoldOut = !variants.some((variant) => variant.isAvailable);
  const isColorSoldOut = !variants.some((variant) => variant.color === color && variant.isAvailable);
  const key = `${color}/${size}`;

  // The next step of a person who has chosen a size.
  useEffect(() => {
    if (size !== null && !isSparing()) router.prefetch(paths.cart);
  }, [size, router]);

  const add = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (size === null) return;
    const item = { id, title, price: variant?.ownPaise ?? unitPaise, size, color };
    if (event.nativeEvent.submitter?.hasAttribute(buyNow)) {
      putAloneInCart(item);
      router.push(paths.checkout);
    } else if (addToCart(item).isChanged) setAddedKey(key);
  };

  const label = isSoldOut ? "Sold out" : isColorSoldOut ? "Sold out in this colour" : "Add to cart";
  return (
    <form method="get" action={paths.cart} onSubmit={add}>
      <ColorPicker slug={slug} variants={variants} colors={colors} />
      <SizePicker name={title} {...{ sizes, variants, colors, hasSizeChart }} />
      <div className="mt-6 flex gap-3">
        <div data-buy-button="" className="min-w-0 flex-1">
          <button
            type="submit"
            data-slot="button"
            disabled={isColorSoldOut}
            className={buttonClasses({ variant: "brand", size: "lg" }, "w-full")}
          >
            {label}
          </button>
        </div>
        <WishlistHeart
          wish={{ id, name: title, size, color }}
          className="size-14 shrink-0 rounded-sm border border-foreground/80"
        />
      </div>
      {isColorSoldOut ? null : (
        <button
          type="submit"
          {...{ [buyNow]: "" }}
          className={buttonClasses({ variant: "outline", size: "lg" }, "mt-3 w-full")}
        >
          Buy now
        </button>
      )}
      <p className="mt-3 min-h-6 text-sm">
        {addedKey === key && size !== null ? (
          <span>
            In your cart: {size}.{" "}
            <IntentLink href={paths.cart} className="link font-semibold">
              Go to cart
            </IntentLink>
          </span>
        ) : null}
      </p>
      {later ? (
        <later.StickyBuyBar
          label={size === null && !isColorSoldOut ? "Choose a size" : label}
          note={size === null ? title : `${title}, ${size}`}
          price={variant?.ownPrice ?? price}
          isDisabled={isColorSoldOut}
        />
      ) : null}
    </form>
  );
}

interface SizePickerProps {
  /** The product's name. */
  name: string;
  sizes: readonly string[];
  variants: readonly ChoiceVariant[];
  colors: readonly ColorOption[];
  hasSizeChart: boolean;
}

const looks: Record<OptionState, string> = {
  available: "size-option-free",
  "sold-out":
    "border-border text-muted-foreground line-through [background:linear-gradient(to_top_right,transparent_calc(50%-1px),var(--border)_calc(50%-1px),var(--border)_calc(50%+1px),transparent_calc(50%+1px))]",
  impossible: "border-border border-dashed text-muted-foreground/70",
};

/** A size's value is its variant, so that the server can read the form as it is. */
function SizePicker({ name: product, sizes, variants, colors, hasSizeChart }: SizePickerProps) {
  const { color, size, chooseSize } = useProductChoice();
  const states = sizes.map((name) => ({
    name,
    state: sizeState(variants, color, name),
    variant: findVariant(variants, color, name),
  }));
  const [asked, setAsked] = useState<string | null>(null);
  const missed = states.flatMap(({ name, state, variant }) =>
    state === "sold-out" && variant ? [{ variantId: variant.id, size: name }] : [],
  );
  const root = useRef<HTMLFieldSetElement>(null);
  const colorName = colors.find((option) => option.slug === color)?.name ?? color;

  // Chosen before the scripts were loaded.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once
  useEffect(() => {
    const picked = root.current?.querySelector<HTMLInputElement>("input:checked")?.dataset.size;
    if (picked) chooseSize(picked);
  }, []);

  return (
    <fieldset ref={root} id={sizeChoiceId} className="mt-5 min-w-0">
      <legend className="float-left font-semibold text-sm">
        Size: <span className="font-normal">{size === null ? "choose one" : describeSize(size)}</span>
      </legend>
      {hasSizeChart ? (
        <a href="#size-chart" className="link float-right flex items-center gap-1.5 text-sm">
          <RulerIcon className="size-4" />
          Size chart
        </a>
      ) : null}
      <div className="clear-both flex flex-wrap gap-2 pt-2.5">
        {states.map(({ name, state, variant }) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: a sold-out size can't be chosen; the button below offers the same
          <label
            key={name}
            onClick={
              state === "sold-out"
                ? () => {
                    navigator.sendBeacon(paths.api.missedSize, `${variant?.id}`);
                    setAsked(name);
                  }
                : undefined
            }
            className={cn("size-option", looks[state])}
          >
            <input
              type="radio"
              name="add"
              required
              value={variant?.id ?? ""}
              data-size={name}
              disabled={state !== "available"}
              checked={size === name}
              onChange={() => chooseSize(name)}
              className="choice-field"
            />
            <span translate="no" aria-hidden={describeSize(name) === name ? undefined : true}>
              {name}
            </span>
            {variant?.ownPrice ? <small translate="no">{variant.ownPrice}</small> : null}
            <span className="sr-only">{`${describeSize(name) === name ? "" : describeSize(name)}${
              state === "available" ? "" : state === "sold-out" ? ", sold out" : `, not made in ${colorName}`
            }`}</span>
          </label>
        ))}
      </div>
      <MissingSizes states={states} colorName={colorName} />
      {missed.length > 0 ? (
        <RestockLink name={product} colorName={colorName} sizes={missed} asked={asked} onAsk={setAsked} />
      ) : null}
    </fieldset>
  );
}

function MissingSizes({
  states,
  colorName,
}: {
  states: readonly { name: string; state: OptionState }[];
  colorName: string;
}) {
  const namesOf = (state: OptionState) =>
    states
      .filter((size) => size.state === state)
      .map((size) => size.name)
      .join(", ");
  const soldOut = namesOf("sold-out");
  const impossible = namesOf("impossible");
  if (soldOut === "" && impossible === "") return null;
  return (
    <p
      aria-live="polite"
      className="mt-2.5 text-muted-foreground text-sm"
    >{`${soldOut === "" ? "" : `Sold out in ${colorName}: ${soldOut}. `}${impossible === "" ? "" : `Not made in ${colorName}: ${impossible}.`}`}</p>
  );
}

interface ColorOption {
  slug: string;
  name: string;
  hex: string;
  /** Its first picture. */
  imageUrl: string | null;
}

interface ColorPickerProps {
  slug: string;
  variants: readonly ChoiceVariant[];
  colors: readonly ColorOption[];
}

const notes = { available: "", "sold-out": ", sold out", impossible: ", not made in this size" };

/** Preloaded on hover, so that the gallery changes without a gap. */
function warmPicture(url: string | null): void {
  if (url) new Image().src = renditionUrl(url, 960);
}

/** Each colour has its own URL; with JavaScript it changes in place. */
function ColorPicker({ slug, variants, colors }: ColorPickerProps) {
  const { color, size, chooseColor } = useProductChoice();
  const chosen = colors.find((option) => option.slug === color);
  return (
    <div>
      <p className="font-semibold text-sm">
        Colour: <span className="font-normal">{chosen?.name ?? color}</span>
      </p>
      <ul aria-label="Colour" className="mt-2 -ml-1 flex flex-wrap">
        {colors.map((option) => {
          const state = colorState(variants, option.slug, size);
          const isChosen = option.slug === color;
          return (
            <li key={option.slug}>
              <a
                href={paths.variant(slug, { color: option.slug, size: size ?? undefined })}
                aria-label={`${option.name}${notes[state]}`}
                aria-current={isChosen ? "true" : undefined}
                title={`${option.name}${notes[state]}`}
                onPointerEnter={() => warmPicture(option.imageUrl)}
                onClick={(event) => {
                  if (event.metaKey || event.ctrlKey || event.shiftKey) return;
                  event.preventDefault();
                  chooseColor(option.slug);
                }}
                className="grid size-12 place-items-center rounded-full"
              >
                <span
                  className={cn(
                    "relative size-9 overflow-hidden rounded-full border border-foreground/25 outline-2 outline-offset-2",
                    isChosen ? "outline-foreground" : "outline-transparent hover:outline-input",
                    state === "impossible" && "border-foreground/60 border-dashed opacity-40",
                  )}
                  style={{ background: option.hex }}
                >
                  {state === "sold-out" ? (
                    <span className="absolute top-1/2 left-1/2 h-0.5 w-12 -translate-1/2 -rotate-45 bg-background outline outline-foreground/60" />
                  ) : null}
                </span>
              </a>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
