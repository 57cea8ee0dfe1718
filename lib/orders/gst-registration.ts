export const registrationKinds = ["e_invoice", "eway_bill"] as const;
export type RegistrationKind = (typeof registrationKinds)[number];

export const registrationStates = [
  "waiting",
  "registered",
  "refused",
  "cancelling",
  "cancelled",
  "closed",
] as const;

/** What the portals have of a document, or why they have nothing. Times in ISO. */
export interface GstRegistration {
  kind: RegistrationKind;
  state: (typeof registrationStates)[number];
  attempts: number;
  lastError: string | null;
  /** The IRN, or the number of the e-way bill. */
  number: string | null;
  ackNumber: string | null;
  registeredAt: string | null;
  validUntil: string | null;
  signedQr: string | null;
}

/** With this many tries, a registration that still waits is a case for staff. It closes when a try succeeds. */
export const triesUntilCase = 5;

/** The portals cancel for this long after registering. */
export const cancelHours = 24;

/** Reasons that both portals accept, with their codes. */
export const cancelReasons = {
  duplicate: { label: "Duplicate", irp: "1", eway: 1 },
  mistake: { label: "Data entry mistake", irp: "2", eway: 3 },
  order_cancelled: { label: "Order cancelled", irp: "3", eway: 2 },
  other: { label: "Other", irp: "4", eway: 4 },
} as const;

export type CancelReason = keyof typeof cancelReasons;

export const cancelReasonNames = Object.keys(cancelReasons) as CancelReason[];

const names: Record<RegistrationKind, string> = { e_invoice: "E-invoice", eway_bill: "E-way bill" };

export function formatRegistrationKind(kind: RegistrationKind): string {
  return names[kind];
}

/** True: staff have to decide something. */
export function isCase({ state, attempts }: Pick<GstRegistration, "state" | "attempts">): boolean {
  const isPending = state === "waiting" || state === "cancelling";
  return state === "refused" || (isPending && attempts >= triesUntilCase);
}

export function canCancel(
  { state, registeredAt }: Pick<GstRegistration, "state" | "registeredAt">,
  now: Date,
): boolean {
  if (state !== "registered" || registeredAt === null) return false;
  return now.getTime() - Date.parse(registeredAt) < cancelHours * 3_600_000;
}

const minuteMs = 60_000;

/** When the next try is due, after so many: 1, 2, 4 minutes and so on, at most an hour. */
export function nextTryAt(attempts: number, now: Date): Date {
  return new Date(now.getTime() + Math.min(minuteMs * 2 ** (attempts - 1), 60 * minuteMs));
}
