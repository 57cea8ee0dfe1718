import type { FormState } from "@/lib/form-state";

/** The names under which the forms' answers are kept for their pages and written to the log. */
export const addressForms = {
  save: "address: save",
  makeDefault: "address: make default",
  remove: "address: delete",
} as const;

export type AddressFormState = FormState<null>;
