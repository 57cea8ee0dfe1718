/** A delivery address. */
export interface ShippingAddress {
  line1: string;
  line2: string;
  city: string;
  state: string;
  pincode: string;
}

/** An entry in a person's address book. */
export interface Address extends ShippingAddress {
  id: string;
  /** The person's own label; may be empty. */
  label: string;
  name: string;
  /** +919876543210 */
  phone: string;
  isDefault: boolean;
}

export type AddressDraft = Omit<Address, "id" | "isDefault">;

/** The maximum per person; the database enforces it. */
export const maxAddresses = 20;

/** A short title that distinguishes it from the person's other addresses. */
export function addressTitle({ label, name, city }: Pick<Address, "label" | "name" | "city">): string {
  return label || `${name}, ${city}`;
}

/** An address book entry of the signed-in person; its text stays on the server. */
export interface SavedAddressRef {
  id: string;
}
