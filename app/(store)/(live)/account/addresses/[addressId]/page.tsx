import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { AddressForm } from "@/components/addresses/address-form";
import { LeaveOnSignOut } from "@/components/auth/leave-on-sign-out";
import { paths } from "@/lib/paths";
import { formatPhone } from "@/lib/phone";
import { getAnsweredAddressForm, requireMyAddress } from "@/server/addresses/queries";

export const instant = false;

export const metadata: Metadata = { title: "Edit address", robots: { index: false } };

export default async function EditAddressPage({ params }: PageProps<"/account/addresses/[addressId]">) {
  const { addressId } = await params;
  const [address, answered] = await Promise.all([
    requireMyAddress(addressId, paths.address(addressId)),
    getAnsweredAddressForm("save"),
  ]);
  if (!address) notFound();
  const values = { ...address, phone: formatPhone(address.phone) };
  return (
    <div className="container-page max-w-2xl pt-8 pb-16 sm:pt-12">
      <LeaveOnSignOut />
      <h1 className="display mb-6 text-4xl sm:mb-8 sm:text-5xl">Edit address</h1>
      <AddressForm
        // Fields take their values when they mount, so a changed entry gets a new form.
        key={JSON.stringify(values)}
        id={address.id}
        values={values}
        canBeDefault={!address.isDefault}
        answered={answered}
      />
    </div>
  );
}
