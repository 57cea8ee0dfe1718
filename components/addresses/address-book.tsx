import { Alert } from "@/components/ui/alert";
import { ButtonLink } from "@/components/ui/button-link";
import { EmptyState } from "@/components/ui/empty-state";
import { type Address, maxAddresses } from "@/lib/addresses/address";
import type { AddressFormState } from "@/lib/addresses/address-form";
import { paths } from "@/lib/paths";
import { AddressList } from "./address-list";
import { addressesHeading } from "./addresses-heading";
import { FullBook } from "./full-book";

interface AddressBookProps {
  addresses: readonly Address[];
  /** What became of making one the default, when that was asked before hydration. */
  answered: AddressFormState;
}

export function AddressBook({ addresses, answered }: AddressBookProps) {
  const canAdd = addresses.length < maxAddresses;
  if (addresses.length === 0) {
    return (
      <EmptyState
        headingLevel="h1"
        title="No addresses yet"
        actions={
          <ButtonLink href={paths.newAddress} prefetch={false}>
            Add an address
          </ButtonLink>
        }
      >
        Keep where your parcels go, and checkout is one click shorter.
      </EmptyState>
    );
  }
  return (
    <>
      <div className="mb-6 flex flex-wrap items-end justify-between gap-4 sm:mb-8">
        <h1 id={addressesHeading} tabIndex={-1} className="display text-4xl outline-none sm:text-5xl">
          Addresses
        </h1>
        {canAdd ? (
          <ButtonLink href={paths.newAddress} prefetch={false}>
            Add an address
          </ButtonLink>
        ) : null}
      </div>
      <div className="grid gap-4">
        {answered && !answered.ok ? <Alert variant="destructive">{answered.message}</Alert> : null}
        {canAdd ? null : <FullBook />}
        <AddressList addresses={addresses} />
      </div>
    </>
  );
}
