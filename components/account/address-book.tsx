import { AddressBookFull } from "@/components/addresses/address-book-full";
import { AddressList } from "@/components/addresses/address-list";
import { addressesHeading } from "@/components/addresses/addresses-heading";
import { Alert } from "@/components/ui/alert";
import { ButtonLink } from "@/components/ui/button-link";
import { EmptyState } from "@/components/ui/empty-state";
import { type Address, maxAddresses } from "@/lib/addresses/address";
import type { AddressFormState } from "@/lib/addresses/address-form";
import { paths } from "@/lib/paths";
import { AccountFrame } from "./account-frame";

interface AddressBookProps {
  addresses: readonly Address[];
  /** The result of "make this the default", when the form was sent before hydration. */
  answered: AddressFormState;
}

export function AddressBook({ addresses, answered }: AddressBookProps) {
  const canAdd = addresses.length < maxAddresses;
  const add = (
    <ButtonLink href={paths.newAddress} prefetch={false}>
      Add an address
    </ButtonLink>
  );
  return (
    <AccountFrame
      title="Addresses"
      at={paths.addresses}
      headingId={addressesHeading}
      action={canAdd && addresses.length > 0 ? add : null}
    >
      {addresses.length === 0 ? (
        <EmptyState title="No addresses yet" actions={add} isCompact>
          Save an address to check out faster.
        </EmptyState>
      ) : (
        <div className="grid gap-4">
          {answered && !answered.ok ? <Alert variant="destructive">{answered.message}</Alert> : null}
          {canAdd ? null : <AddressBookFull />}
          <AddressList addresses={addresses} />
        </div>
      )}
    </AccountFrame>
  );
}
