import type { Metadata } from "next";
import { AddressBookFull } from "@/components/addresses/address-book-full";
import { AddressForm } from "@/components/addresses/address-form";
import { LeaveOnSignOut } from "@/components/auth/leave-on-sign-out";
import { maxAddresses } from "@/lib/addresses/address";
import { paths } from "@/lib/paths";
import { getAnsweredAddressForm, requireMyAddresses } from "@/server/addresses/queries";
import { getKnownBuyer } from "@/server/checkout/queries";

export const instant = false;

export const metadata: Metadata = { title: "Add an address", robots: { index: false } };

export default async function NewAddressPage() {
  const [addresses, answered, known] = await Promise.all([
    requireMyAddresses(paths.newAddress),
    getAnsweredAddressForm("save"),
    getKnownBuyer(),
  ]);
  return (
    <div className="container-page max-w-2xl pt-8 pb-16 sm:pt-12">
      <LeaveOnSignOut />
      <h1 className="display mb-6 text-4xl sm:mb-8 sm:text-5xl">Add an address</h1>
      {addresses.length < maxAddresses ? (
        <AddressForm
          id=""
          values={{ name: known?.name, phone: known?.phone }}
          canBeDefault={addresses.length > 0}
          answered={answered}
        />
      ) : (
        <AddressBookFull />
      )}
    </div>
  );
}
