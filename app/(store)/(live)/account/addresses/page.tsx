import type { Metadata } from "next";
import { AddressBook } from "@/components/account/address-book";
import { paths } from "@/lib/paths";
import { getAnsweredAddressForm, requireMyAddresses } from "@/server/addresses/queries";

export const instant = false;

export const metadata: Metadata = { title: "Addresses", robots: { index: false } };

export default async function AddressesPage() {
  const [addresses, answered] = await Promise.all([
    requireMyAddresses(paths.addresses),
    getAnsweredAddressForm("makeDefault"),
  ]);
  return <AddressBook addresses={addresses} answered={answered} />;
}
