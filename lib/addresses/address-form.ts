import type { FormState } from "@/lib/form-state";

/** The names of the forms' answers, for their pages and the log. */
export const addressForms = {
  save: "address: save",
  makeDefault: "address: make default",
  remove: "address: delete",
} as const;

export type AddressFormState = FormState<null>;
