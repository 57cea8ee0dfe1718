/** The checkout's fields, in page order. */
export const checkoutFields = [
  "pincode",
  "line1",
  "line2",
  "city",
  "state",
  "name",
  "phone",
  "email",
] as const;
export type CheckoutField = (typeof checkoutFields)[number];
export type CheckoutValues = Record<CheckoutField, string>;

/** The fields that remain when the address comes from the address book. */
export const contactFields = ["name", "email", "phone"] as const satisfies readonly CheckoutField[];

/** The known data of a signed-in person. */
export type KnownBuyer = Pick<CheckoutValues, (typeof contactFields)[number]>;
