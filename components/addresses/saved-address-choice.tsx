import { Badge } from "@/components/ui/badge";
import { RadioCard, RadioGroup } from "@/components/ui/radio-card";
import type { Address } from "@/lib/addresses/address";
import type { KnownBuyer } from "@/lib/checkout/fields";
import { formatPhone } from "@/lib/phone";
import { AddressLines } from "./address-lines";

interface SavedAddressChoiceProps {
  /** The default first. */
  addresses: readonly Address[];
  /** The signed-in person: the delivery contact when the address is not in the book. */
  known: KnownBuyer;
}

/** The number of addresses that are shown; the others are one click away. */
const shown = 4;

/**
 * The address book in the checkout form. Server-rendered, so that guests load no script for it: the form reads the
 * choice, and its name and number, from the inputs. `data-saved` hides the fields for another address.
 */
export function SavedAddressChoice({ addresses, known }: SavedAddressChoiceProps) {
  const others = addresses.slice(shown);
  return (
    <RadioGroup legend={<span className="sr-only">Choose an address</span>}>
      {addresses.slice(0, shown).map((address, index) => (
        <SavedAddress key={address.id} address={address} isChosen={index === 0} />
      ))}
      {others.length > 0 ? (
        <details>
          <summary className="link min-h-11 cursor-pointer content-center">
            {others.length} more of your addresses
          </summary>
          <div className="mt-1 grid gap-2.5">
            {others.map((address) => (
              <SavedAddress key={address.id} address={address} isChosen={false} />
            ))}
          </div>
        </details>
      ) : null}
      <RadioCard
        name="addressId"
        value=""
        data-name={known.name}
        data-phone={known.phone}
        title="Use another address"
      />
    </RadioGroup>
  );
}

function SavedAddress({ address, isChosen }: { address: Address; isChosen: boolean }) {
  return (
    <RadioCard
      name="addressId"
      value={address.id}
      defaultChecked={isChosen}
      data-saved
      data-name={address.name}
      data-phone={formatPhone(address.phone)}
      data-pincode={address.pincode}
      title={<span className="wrap-anywhere">{address.label || address.name}</span>}
      description={
        <span className="wrap-anywhere">
          {address.label ? (
            <>
              {address.name}
              <br />
            </>
          ) : null}
          <AddressLines {...address} />
          <br />
          {formatPhone(address.phone)}
        </span>
      }
      aside={address.isDefault ? <Badge variant="soft">Default</Badge> : null}
    />
  );
}
