"use client";

import Link from "next/link";
import { useRouter } from "next/navigation";
import { type ReactNode, useEffect, useId, useRef, useState, useTransition } from "react";
import { addToCart } from "@/components/cart/add-to-cart";
import { Button } from "@/components/ui/button";
import { ButtonLink } from "@/components/ui/button-link";
import { CloseIcon } from "@/components/ui/frame-icons";
import { ShareIcon } from "@/components/ui/icons";
import { Input } from "@/components/ui/input";
import { Select } from "@/components/ui/select";
import { SharePage } from "@/components/ui/share-page";
import { toast } from "@/components/ui/toaster";
import { describeSize } from "@/lib/catalog/sizes";
import { formatPaise } from "@/lib/money";
import { paths } from "@/lib/paths";
import { offlineMessage } from "@/lib/result";
import type { Wish } from "@/lib/wishlist/wish";
import type { WishlistItem } from "@/lib/wishlist/wishlist-item";
import { shareWishlistAction, stopSharingAction } from "@/server/wishlist/actions";
import { WishlistCard, wishlistGrid } from "./wishlist-card";
import { addWish, removeWish, seedWishes, useWishes } from "./wishlist-store";

interface WishlistViewProps {
  items: readonly WishlistItem[];
  /** Shown when the list is empty. */
  empty: ReactNode;
}

/** A just removed item. It keeps its place, with Undo or a link to the cart. */
interface Left {
  key: string;
  how: "removed" | "moved";
}

const keyOf = ({ id, size }: Wish) => `${id} ${size}`;

export function WishlistView({ items, empty }: WishlistViewProps) {
  const router = useRouter();
  const [left, setLeft] = useState<Left | null>(null);

  // Must run before the hook below, which would otherwise load the list.
  useEffect(() => seedWishes(items.map(({ id, size }) => ({ id, size }))), [items]);
  const wishes = useWishes();
  const listed = wishes && new Set(wishes.map(keyOf));

  // Another tab added something: the server has to render it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a change of the list is a reason
  useEffect(() => {
    if (wishes?.some((wish) => !items.some((item) => keyOf(item) === keyOf(wish)))) router.refresh();
  }, [wishes]);

  // Next keeps a previous page with its state, and shows it again on Back.
  useEffect(() => () => setLeft(null), []);

  const cards = items.flatMap((item, index) => {
    const key = keyOf(item);
    if (!listed || listed.has(key)) {
      return [
        <li key={key} className="relative">
          <WishlistCard item={item} isFirst={index === 0}>
            <div className="mt-auto">
              <MoveToCart
                item={item}
                onMoved={() => {
                  setLeft({ key, how: "moved" });
                  void removeWish(item.id, item.size, true);
                }}
              />
            </div>
          </WishlistCard>
          <RemoveButton
            item={item}
            isBack={left?.key === key}
            onClick={() => {
              setLeft({ key, how: "removed" });
              void removeWish(item.id, item.size);
            }}
          />
        </li>,
      ];
    }
    return left?.key === key ? [<LeftCard key={key} item={item} how={left.how} />] : [];
  });

  return cards.length === 0 ? empty : <ul className={wishlistGrid}>{cards}</ul>;
}

function describe({ name, size }: WishlistItem): string {
  return size === null ? name : `${name}, ${size}`;
}

interface RemoveButtonProps {
  item: WishlistItem;
  /** The item was restored, and its Undo button is gone: the focus stays at its place. */
  isBack: boolean;
  onClick: () => void;
}

function RemoveButton({ item, isBack, onClick }: RemoveButtonProps) {
  const ref = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (isBack) ref.current?.focus({ preventScroll: true });
  }, [isBack]);
  return (
    <button
      ref={ref}
      type="button"
      aria-label={`Remove ${describe(item)} from wishlist`}
      onClick={onClick}
      className="absolute top-0 right-0 z-10 grid size-11 place-items-center rounded-full bg-background bg-clip-content p-1 hover:text-brand"
    >
      <CloseIcon className="size-5" />
    </button>
  );
}

function LeftCard({ item, how }: { item: WishlistItem; how: Left["how"] }) {
  const wayOn = useRef<HTMLDivElement>(null);
  useEffect(() => wayOn.current?.querySelector<HTMLElement>("a, button")?.focus({ preventScroll: true }), []);
  const look = "link grid min-h-11 place-items-center px-3 font-semibold text-foreground";
  const { id, name, size, color } = item;
  return (
    <li className="grid min-h-56 content-center justify-items-center gap-2 rounded-sm border border-dashed p-4 text-center text-muted-foreground">
      <p className="break-words">
        {how === "removed" ? `${describe(item)} removed.` : `${name} is in your cart.`}
      </p>
      <div ref={wayOn}>
        {how === "removed" ? (
          <button
            type="button"
            className={look}
            onClick={() => void addWish({ id, name, size, ...(color && { color }) })}
          >
            Undo
          </button>
        ) : (
          <Link href={paths.cart} prefetch={false} className={look}>
            Go to cart
          </Link>
        )}
      </div>
    </li>
  );
}

interface MoveToCartProps {
  item: WishlistItem;
  onMoved: () => void;
}

/** Requires a size. What the cart does not take stays on the list. */
function MoveToCart({ item, onMoved }: MoveToCartProps) {
  const { id, name: title, unitPaise, dearer, color, slug, stock } = item;
  const [isAsked, setIsAsked] = useState(false);
  const select = useRef<HTMLSelectElement>(null);
  const errorId = useId();

  function move(): void {
    const size = item.size ?? select.current?.value ?? "";
    if (size === "") {
      setIsAsked(true);
      select.current?.focus();
      return;
    }
    if (addToCart({ id, title, price: dearer[size] ?? unitPaise, size, color }).isChanged) onMoved();
  }

  if (stock === "sold-out") {
    return (
      <Button variant="outline" size="sm" disabled className="mt-3 w-full">
        Sold out
      </Button>
    );
  }
  if (stock === "other-sizes") {
    return (
      <ButtonLink
        href={paths.variant(slug, { color })}
        prefetch={false}
        variant="outline"
        size="sm"
        aria-label={`See what's left of ${title}`}
        className="mt-3 w-full"
      >
        See what's left
      </ButtonLink>
    );
  }
  return (
    <>
      {item.size === null ? (
        <div className="mt-3">
          <Select
            ref={select}
            defaultValue=""
            aria-label={`Size of ${title}`}
            aria-invalid={isAsked || undefined}
            aria-describedby={isAsked ? errorId : undefined}
            onChange={() => setIsAsked(false)}
          >
            <option value="">Size</option>
            {item.sizes.map((size) => (
              <option
                key={size}
                value={size}
              >{`${describeSize(size)}${dearer[size] === undefined ? "" : `, ${formatPaise(dearer[size])}`}`}</option>
            ))}
          </Select>
          {isAsked ? (
            <p id={errorId} className="mt-1.5 font-medium text-destructive text-sm">
              Please choose a size
            </p>
          ) : null}
        </div>
      ) : null}
      <Button
        variant="brand"
        size="sm"
        className="mt-3 w-full"
        onClick={move}
        aria-label={`Move to cart: ${title}`}
      >
        Move to cart
      </Button>
    </>
  );
}

interface ShareWishlistProps {
  initialToken: string | null;
  siteUrl: string;
}

/** A link that shows the list and nothing about its owner, until the owner revokes it. */
export function ShareWishlist({ initialToken, siteUrl }: ShareWishlistProps) {
  const [token, setToken] = useState(initialToken);
  const [isPending, startTransition] = useTransition();
  const field = useRef<HTMLInputElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const shown = useRef(initialToken);

  // The clicked button is gone: the focus moves to its replacement.
  useEffect(() => {
    if (token === shown.current) return;
    shown.current = token;
    (token === null ? opener : field).current?.focus();
  }, [token]);

  function share(): void {
    startTransition(async () => {
      const result = await shareWishlistAction({}).catch(() => null);
      if (result?.ok) setToken(result.data.token);
      else fail("Failed to share wishlist", result?.message);
    });
  }

  function stop(): void {
    startTransition(async () => {
      const result = await stopSharingAction({}).catch(() => null);
      if (!result?.ok) return fail("Failed to stop sharing", result?.message);
      setToken(null);
      toast({ title: "Sharing stopped", description: "The link no longer works." });
    });
  }

  async function copy(): Promise<void> {
    if (field.current) mark(field.current);
    try {
      await navigator.clipboard.writeText(field.current?.value ?? "");
      toast({ title: "Link copied" });
    } catch {
      toast({ title: "The link is selected", description: "Please copy it manually." });
    }
  }

  if (token === null) {
    return (
      <Button ref={opener} variant="outline" size="sm" onClick={share} isPending={isPending}>
        <ShareIcon className="size-5" />
        Share wishlist
      </Button>
    );
  }
  return (
    <section aria-label="Share wishlist" className="w-full min-w-0 sm:max-w-xl">
      {/* React replays a form action that was triggered before hydration. */}
      <form action={copy} className="flex flex-wrap gap-2">
        <Input
          ref={field}
          readOnly
          aria-label="Link to your wishlist"
          value={`${siteUrl}${paths.sharedWishlist(token)}`}
          onFocus={(event) => mark(event.target)}
          className="min-w-0 flex-1 basis-full sm:basis-52"
        />
        <Button type="submit" size="sm">
          Copy link
        </Button>
        <SharePage path={paths.sharedWishlist(token)} name="A wishlist" />
        <Button variant="outline" size="sm" onClick={stop} isPending={isPending}>
          Stop sharing
        </Button>
      </form>
      <p className="mt-2 text-muted-foreground text-sm">
        Anyone with the link can see these items and sizes, but not who you are.
      </p>
    </section>
  );
}

function fail(title: string, description = offlineMessage): void {
  toast({ title, description, variant: "destructive" });
}

/** Selects the whole link, scrolled to its start. */
function mark(field: HTMLInputElement): void {
  field.select();
  field.scrollLeft = 0;
}
