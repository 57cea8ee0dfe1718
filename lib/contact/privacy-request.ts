/** What a person without an account can request about their data. */
export const privacyRequestKinds = {
  access: "A copy of my data",
  correction: "Correct my data",
  erasure: "Erase my data",
  grievance: "A complaint about my data",
} as const;

export type PrivacyRequestKind = keyof typeof privacyRequestKinds;

export const privacyRequestKindNames = Object.keys(privacyRequestKinds) as PrivacyRequestKind[];

/** Days to answer, from the opened link. The DPDP Rules allow 90 for a grievance. */
export const privacyRequestDays = 30;

/** Of the signature in the mailed link. */
export const privacyRequestPurpose = "privacy request";

export const maxPrivacyAnswer = 4000;

/** A request whose address is proven, for staff. */
export interface PrivacyRequest {
  id: string;
  number: number;
  kind: PrivacyRequestKind;
  name: string;
  email: string;
  details: string;
  /** ISO */
  createdAt: string;
  /** ISO */
  dueAt: string;
  state: "open" | "done" | "refused";
  answer: string | null;
  closedAt: string | null;
  closedBy: string | null;
  /** The account with this confirmed address. */
  accountId: string | null;
  /** Orders placed with the address as a guest. */
  orders: number;
}

export interface PrivacyRequestRow
  extends Pick<PrivacyRequest, "id" | "number" | "kind" | "name" | "state" | "dueAt"> {
  isLate: boolean;
}
