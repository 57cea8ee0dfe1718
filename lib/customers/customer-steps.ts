import type { AdminCustomer } from "./admin-customer";

const customerSteps = [
  "signOut",
  "mailPassword",
  "copyData",
  "requestDeletion",
  "cancelDeletionRequest",
  "deleteAccount",
  "block",
  "unblock",
] as const;
export type CustomerStep = (typeof customerSteps)[number];

export interface AllowedCustomerStep {
  step: CustomerStep;
  /** Why it is unavailable now; null when it is available. */
  why: string | null;
}

type Facts = Pick<AdminCustomer, "block" | "deletion" | "sessions" | "isEmailProven" | "orders">;

const ended: readonly AdminCustomer["orders"][number]["status"][] = [
  "Delivered",
  "Completed",
  "Returned",
  "RTO",
  "Cancelled",
];

function whyNoLink({ block, isEmailProven }: Facts): string | null {
  if (block) return "unblock the account first";
  return isEmailProven ? null : "no verified email; they log in with a code sent to their phone";
}

/** An order placed with the account blocks deletion; the database checks again, including debts. */
function whyNoDeletion({ orders }: Facts): string | null {
  const open = orders.filter(({ status, isGuest }) => !isGuest && !ended.includes(status));
  const [first] = open;
  if (!first) return null;
  return open.length === 1
    ? `order ${first.orderNumber} isn't finished`
    : `${open.length} orders aren't finished`;
}

/** The actions on a customer's account, the dangerous ones last. */
export function listCustomerSteps(facts: Facts): AllowedCustomerStep[] {
  const { block, deletion, sessions } = facts;
  return [
    { step: "signOut", why: sessions === 0 ? "no active sessions" : null },
    { step: "mailPassword", why: whyNoLink(facts) },
    { step: "copyData", why: null },
    ...(deletion
      ? ([
          { step: "cancelDeletionRequest", why: null },
          { step: "deleteAccount", why: whyNoDeletion(facts) },
        ] as const)
      : ([{ step: "requestDeletion", why: null }] as const)),
    { step: block ? "unblock" : "block", why: null },
  ];
}
