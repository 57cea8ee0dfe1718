/** Where a parcel goes. */
export interface ShippingAddress {
  line1: string;
  line2: string;
  city: string;
  state: string;
  pincode: string;
}

/** An entry of a person's address book. */
export interface Address extends ShippingAddress {
  id: string;
  /** The person's own word for it; may be empty. */
  label: string;
  name: string;
  /** +919876543210 */
  phone: string;
  isDefault: boolean;
}

export type AddressDraft = Omit<Address, "id" | "isDefault">;

/** As many as one person keeps; the database holds it. */
export const maxAddresses = 20;

/** How a person tells it from the others in one breath. */
export function addressTitle({ label, name, city }: Pick<Address, "label" | "name" | "city">): string {
  return label || `${name}, ${city}`;
}

/** An entry of the address book of who is signed in; its words stay on the server. */
export interface SavedAddressRef {
  id: string;
}
