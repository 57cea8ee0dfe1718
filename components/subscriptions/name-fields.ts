import type { FieldErrors } from "@/lib/result";

/** The server names fields by their path in the request. */
export function nameFields(errors: FieldErrors = {}): FieldErrors {
  return Object.fromEntries(
    Object.entries(errors).map(([path, message]) => [path.replace(/^buyer\./, ""), message]),
  );
}
