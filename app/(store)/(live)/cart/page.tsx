import type { Metadata } from "next";
import { connection } from "next/server";
import { CartView } from "@/components/cart/cart-view";
import { SyncReminderCart } from "@/components/reminders/sync-reminder-cart";
import { ButtonLink } from "@/components/ui/button-link";
import { EmptyState } from "@/components/ui/empty-state";
import { BagIcon } from "@/components/ui/frame-icons";
import { paths } from "@/lib/paths";
import { resolveAddRequest } from "@/server/cart/queries";

export const instant = false;

export const metadata: Metadata = {
  title: "Cart",
  description: "What you've chosen, at today's prices.",
  robots: { index: false },
};

export default async function CartPage({ searchParams }: PageProps<"/cart">) {
  const { add } = await searchParams;
  await connection();
  return (
    <div className="container-page pt-8 pb-16 sm:pt-12">
      <h1 className="display mb-6 text-4xl sm:mb-8 sm:text-5xl">Your cart</h1>
      <noscript>
        <p className="max-w-prose text-lg">{`${add === undefined ? "" : "Your item is ready to add. "}Your cart is saved in this browser, so this page needs JavaScript. Please turn it on and reload the page.`}</p>
      </noscript>
      <div className="noscript:hidden">
        <CartView
          addRequest={add === undefined ? null : await resolveAddRequest(add)}
          empty={<EmptyCart />}
        />
        <SyncReminderCart />
      </div>
    </div>
  );
}

function EmptyCart() {
  return (
    <EmptyState
      title="Your cart is empty"
      art={<BagIcon className="size-14 text-brand" />}
      actions={
        <>
          <ButtonLink href={paths.products}>See all products</ButtonLink>
          <ButtonLink href={paths.premium} variant="outline">
            Premium tees
          </ButtonLink>
        </>
      }
    >
      Find a print you like and add it here.
    </EmptyState>
  );
}
