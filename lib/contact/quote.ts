/** Fewer are ordered directly. The database has the same limits. */
export const minQuoteTees = 25;
export const maxQuoteTees = 100_000;

/** What a quote request has besides its message. */
export interface Quote {
  quantity: number;
  /** "2026-12-24" */
  neededBy: string | null;
  /** "+919876543210" */
  phone: string | null;
  /** A design or product of the shop, or artwork elsewhere. */
  designLink: string | null;
}

/** The columns of any message: null unless it is a quote request. */
export function toQuote({
  quantity,
  neededBy,
  phone,
  designLink,
}: Omit<Quote, "quantity"> & { quantity: number | null }): Quote | null {
  return quantity === null ? null : { quantity, neededBy, phone, designLink };
}

/** `today`: in India. */
export function findNeededByProblem(neededBy: string | null, today: string): string | null {
  return neededBy !== null && neededBy < today ? "Choose today or a later date" : null;
}
