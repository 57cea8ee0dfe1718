import type { ShippingAddress } from "@/lib/addresses/address";

/** As on a shipping label, below the name. */
export function AddressLines({ line1, line2, city, state, pincode }: ShippingAddress) {
  return (
    <>
      {line1}
      <br />
      {line2 ? (
        <span>
          {line2}
          <br />
        </span>
      ) : null}
      <span>{`${city} ${pincode}, ${state}`}</span>
    </>
  );
}
