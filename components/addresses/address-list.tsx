import Link from "next/link";
import { type Address, addressTitle } from "@/lib/addresses/address";
import { paths } from "@/lib/paths";
import { AddressCard } from "./address-card";
import { MakeDefaultForm } from "./make-default-form";

const action = "link inline-flex min-h-11 items-center";

export function AddressList({ addresses }: { addresses: readonly Address[] }) {
  return (
    <ul className="grid gap-4 md:grid-cols-2 lg:grid-cols-3">
      {addresses.map((address) => (
        <li key={address.id} className="min-w-0">
          <AddressCard address={address}>
            <div className="mt-auto flex flex-wrap items-center gap-x-6 pt-3 text-sm">
              <Link href={paths.address(address.id)} prefetch={false} className={action}>
                Edit<span className="sr-only"> {addressTitle(address)}</span>
              </Link>
              <Link href={paths.deleteAddress(address.id)} prefetch={false} className={action}>
                Delete<span className="sr-only"> {addressTitle(address)}</span>
              </Link>
              {address.isDefault ? null : <MakeDefaultForm id={address.id} title={addressTitle(address)} />}
            </div>
          </AddressCard>
        </li>
      ))}
    </ul>
  );
}
