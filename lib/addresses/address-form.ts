import type { FormState } from "@/lib/form-state";

/** Under which names the answers of the forms are kept for their pages, and written to the log. */
export const addressForms = {
  save: "address: save",
  makeDefault: "address: make default",
  remove: "address: delete",
} as const;

export type AddressFormState = FormState<null>;
