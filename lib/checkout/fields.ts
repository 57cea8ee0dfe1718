/** What a person types at checkout, in the order in which it stands on the page. */
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

/** What is still typed when the address comes from the address book. */
export const contactFields = ["name", "email", "phone"] as const satisfies readonly CheckoutField[];

/** What is known of a signed-in person. */
export type KnownBuyer = Pick<CheckoutValues, (typeof contactFields)[number]>;
