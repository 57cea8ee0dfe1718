import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { AddressCard } from "@/components/addresses/address-card";
import { DeleteAddressForm } from "@/components/addresses/delete-address-form";
import { LeaveOnSignOut } from "@/components/auth/leave-on-sign-out";
import { ButtonLink } from "@/components/ui/button-link";
import { paths } from "@/lib/paths";
import { getAnsweredAddressForm, requireMyAddress } from "@/server/addresses/queries";

export const instant = false;

export const metadata: Metadata = { title: "Delete address", robots: { index: false } };

export default async function DeleteAddressPage({
  params,
}: PageProps<"/account/addresses/[addressId]/delete">) {
  const { addressId } = await params;
  const [address, answered] = await Promise.all([
    requireMyAddress(addressId, paths.deleteAddress(addressId)),
    getAnsweredAddressForm("remove"),
  ]);
  if (!address) notFound();
  return (
    <div className="container-page max-w-2xl pt-8 pb-16 sm:pt-12">
      <LeaveOnSignOut />
      <h1 className="display mb-6 text-4xl sm:mb-8 sm:text-5xl">Delete this address?</h1>
      <AddressCard address={address} />
      <p className="mt-4 text-muted-foreground">{`${address.isDefault ? "The newest of your other addresses becomes the default. " : ""}Existing orders don't change.`}</p>
      <div className="mt-6 flex flex-wrap gap-3">
        <DeleteAddressForm id={address.id} answered={answered} />
        <ButtonLink href={paths.addresses} variant="outline" prefetch={false}>
          Keep it
        </ButtonLink>
      </div>
    </div>
  );
}
