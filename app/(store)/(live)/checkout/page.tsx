import type { Metadata } from "next";
import { SavedAddressChoice } from "@/components/addresses/saved-address-choice";
import { CheckoutView } from "@/components/checkout/checkout-view";
import { SyncReminderCart } from "@/components/reminders/sync-reminder-cart";
import { ButtonLink } from "@/components/ui/button-link";
import { Checkbox } from "@/components/ui/checkbox";
import { EmptyState } from "@/components/ui/empty-state";
import { BagIcon } from "@/components/ui/frame-icons";
import { maxAddresses } from "@/lib/addresses/address";
import { paths } from "@/lib/paths";
import { formatPhone } from "@/lib/phone";
import { getCheckoutAddresses } from "@/server/addresses/queries";
import { getKnownBuyer } from "@/server/checkout/queries";
import { getBrand } from "@/server/settings/queries";

export const instant = false;

export const metadata: Metadata = {
  title: "Checkout",
  description: "Enter your delivery address and choose how to pay.",
  robots: { index: false },
};

export default async function CheckoutPage() {
  const [known, addresses, brand] = await Promise.all([getKnownBuyer(), getCheckoutAddresses(), getBrand()]);
  const chosen = addresses?.[0];
  return (
    <div className="container-page pt-8 pb-16 sm:pt-12">
      <h1 className="display mb-6 text-4xl sm:mb-8 sm:text-5xl">Checkout</h1>
      <CheckoutView
        shopName={brand.shopName}
        known={known && { ...known, ...(chosen && { name: chosen.name, phone: formatPhone(chosen.phone) }) }}
        book={known && chosen ? <SavedAddressChoice addresses={addresses} known={known} /> : null}
        saveField={known && addresses && addresses.length < maxAddresses ? <SaveAddressField /> : null}
        empty={<NothingToOrder isGuest={known === null} />}
      />
      <SyncReminderCart />
      <noscript>
        <p className="mt-6 text-lg">
          Your cart is saved in this browser, so checkout needs JavaScript. Please turn it on and reload the
          page.
        </p>
      </noscript>
    </div>
  );
}

function SaveAddressField() {
  return <Checkbox name="savesAddress" label="Save this address to my account" className="sm:col-span-2" />;
}

/** A guest has no order list and finds an order by its number. */
function NothingToOrder({ isGuest }: { isGuest: boolean }) {
  return (
    <EmptyState
      title="Your cart is empty"
      art={<BagIcon className="size-14 text-brand" />}
      actions={
        <>
          <ButtonLink href={paths.products}>See all products</ButtonLink>
          <ButtonLink href={isGuest ? paths.findOrder : paths.orders} variant="outline">
            {isGuest ? "Find your order" : "My Orders"}
          </ButtonLink>
        </>
      }
    >
      There's nothing to order yet.
    </EmptyState>
  );
}
