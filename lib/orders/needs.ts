import { adminPaths } from "@/lib/admin-paths";
import { lateAfterDays, lateSearch, notOnHold } from "./order-list";

/** An item that needs attention, with its list and search. */
export interface Need {
  label: string;
  /** An explanation of the label. */
  note: string;
  path: string;
  q: string;
  count: number;
  /** Long overdue, or a payment is missing. */
  isUrgent?: boolean;
}

type Kind = Omit<Need, "count">;

/** `today` is a day in India. */
export function orderNeeds(today: string): Kind[] {
  const path = adminPaths.orders;
  return [
    {
      label: "COD to confirm",
      note: "COD orders waiting for a code or a call",
      path,
      q: "status:confirm",
    },
    ...parcelNeeds(today, path).map((need) => ({ ...need, q: `${need.q} ${notOnHold}` })),
    { label: "Returns", note: "items customers want to return", path, q: "status:return" },
    { label: "Unpaid", note: "waiting for an online payment", path, q: "status:unpaid" },
  ];
}

/** For packing staff, who see no full orders. */
export function packingNeeds(today: string): Kind[] {
  return parcelNeeds(today, adminPaths.packing);
}

function parcelNeeds(today: string, path: string): Kind[] {
  return [
    { label: "To print", note: "confirmed, not in production yet", path, q: "status:print" },
    { label: "To pack", note: "in production", path, q: "status:printing" },
    { label: "To ship", note: "packed, not shipped yet", path, q: "status:packed" },
    {
      label: "Late",
      note: `not shipped after ${lateAfterDays} days`,
      path,
      q: lateSearch(today),
      isUrgent: true,
    },
  ];
}

export const caseNeeds: Kind[] = [
  {
    label: "Reconciliation",
    note: "payments, refunds and disputes that need a decision",
    path: adminPaths.money,
    q: "open:yes",
    isUrgent: true,
  },
];

export const messageNeeds: Kind[] = [
  {
    label: "Messages not sent",
    note: "emails and texts that failed",
    path: adminPaths.messages,
    q: "",
    isUrgent: true,
  },
];

/** `today` is a day in India. */
export function inboxNeeds(today: string): Kind[] {
  const path = adminPaths.inbox;
  return [
    {
      label: "Complaints due",
      note: "to answer or solve by the end of today",
      path,
      q: `topic:complaint due:<=${today}`,
      isUrgent: true,
    },
    { label: "Messages to answer", note: "from the contact page", path, q: "state:open" },
  ];
}

export const stockNeeds: Kind[] = [
  {
    label: "Low in stock",
    note: "variants at or below their low-stock level",
    path: adminPaths.inventory,
    q: "low:yes free:>0",
  },
];

export const readyNeed: Kind = {
  label: "Ready to open",
  note: "steps left before the shop may open",
  path: adminPaths.ready,
  q: "",
};

export const artNeeds: Kind[] = [
  {
    label: "Designs to review",
    note: "custom designs that orders wait for",
    path: adminPaths.submissions,
    q: "status:submitted,in_review",
  },
];
