"use client";

import Link from "next/link";
import { useRouter } from "next/navigation";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { CloseIcon } from "@/components/ui/frame-icons";
import { paths } from "@/lib/paths";
import type { Wish } from "@/lib/wishlist/wish";
import type { WishedItem } from "@/lib/wishlist/wished-item";
import { MoveToCart } from "./move-to-cart";
import { ShareWishlist } from "./share-wishlist";
import { WishedCard, wishedGrid } from "./wished-card";
import { addWish, removeWish, seedWishes, useWishes } from "./wishlist-store";

interface WishlistViewProps {
  items: readonly WishedItem[];
  shareToken: string | null;
  siteUrl: string;
  /** Shown when nothing is on the list. */
  empty: ReactNode;
}

/** What has just left the list. It keeps its place, with the way back or on. */
interface Left {
  key: string;
  how: "removed" | "moved";
}

const keyOf = ({ id, size }: Wish) => `${id} ${size}`;

export function WishlistView({ items, shareToken, siteUrl, empty }: WishlistViewProps) {
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

  // Next keeps a page that was left, with its state, and shows it again on Back.
  useEffect(() => () => setLeft(null), []);

  const cards = items.flatMap((item, index) => {
    const key = keyOf(item);
    if (!listed || listed.has(key)) {
      return [
        <li key={key} className="relative">
          <WishedCard item={item} isFirst={index === 0}>
            <div className="mt-auto">
              <MoveToCart
                item={item}
                onMoved={() => {
                  setLeft({ key, how: "moved" });
                  void removeWish(item.id, item.size, true);
                }}
              />
            </div>
          </WishedCard>
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

  if (cards.length === 0) return empty;
  return (
    <>
      <div className="mb-8 flex flex-wrap items-start justify-between gap-x-8 gap-y-5">
        <h1 className="display text-4xl sm:text-5xl">Wishlist</h1>
        <ShareWishlist initialToken={shareToken} siteUrl={siteUrl} />
      </div>
      <ul className={wishedGrid}>{cards}</ul>
    </>
  );
}

function describe({ name, size }: WishedItem): string {
  return size === null ? name : `${name}, ${size}`;
}

interface RemoveButtonProps {
  item: WishedItem;
  /** The piece had left, and with it the button that brought it back: focus stays at its place. */
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

function LeftCard({ item, how }: { item: WishedItem; how: Left["how"] }) {
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
