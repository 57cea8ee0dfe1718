/** What the shop knows of a pincode. */
export interface PincodePlace {
  pincode: string;
  city: string;
  state: string;
  deliveryDays: number;
  isCodAvailable: boolean;
}

export const pincodePattern = /^[1-9][0-9]{5}$/;

/** People write 560 001. */
export function toPincode(typed: string): string {
  return typed.replace(/\s/g, "");
}
