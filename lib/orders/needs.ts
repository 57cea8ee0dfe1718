import { officePaths } from "@/lib/office-paths";
import { lateAfterDays, lateSearch, notHeld } from "./order-list";

/** Something that waits for a person: the list and the search that find it. */
export interface Need {
  label: string;
  /** What the words mean. */
  note: string;
  path: string;
  q: string;
  count: number;
  /** Somebody waits too long or money is missing. */
  isUrgent?: boolean;
}

type Kind = Omit<Need, "count">;

/** `today` is a day of India. */
export function orderNeeds(today: string): Kind[] {
  const path = officePaths.orders;
  return [
    {
      label: "Cash to confirm",
      note: "cash orders that wait for a code or a call",
      path,
      q: "status:confirm",
    },
    ...parcelNeeds(today, path).map((need) => ({ ...need, q: `${need.q} ${notHeld}` })),
    { label: "Returns", note: "pieces that buyers want to send back", path, q: "status:return" },
    { label: "Unpaid", note: "waiting for an online payment", path, q: "status:unpaid" },
  ];
}

/** For those who pack and see no whole orders. */
export function packingNeeds(today: string): Kind[] {
  return parcelNeeds(today, officePaths.packing);
}

function parcelNeeds(today: string, path: string): Kind[] {
  return [
    { label: "To print", note: "confirmed, and nobody prints them yet", path, q: "status:print" },
    { label: "To pack", note: "in production", path, q: "status:printing" },
    { label: "To ship", note: "packed, and no courier has them", path, q: "status:packed" },
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
    label: "Unmatched money",
    note: "payments, refunds and disputes that need a decision",
    path: officePaths.money,
    q: "open:yes",
    isUrgent: true,
  },
];

export const messageNeeds: Kind[] = [
  {
    label: "Messages not sent",
    note: "mails and SMS that were given up",
    path: officePaths.messages,
    q: "",
    isUrgent: true,
  },
];

export const inboxNeeds: Kind[] = [
  { label: "Messages to answer", note: "from the contact page", path: officePaths.inbox, q: "state:open" },
];

export const stockNeeds: Kind[] = [
  {
    label: "Low in stock",
    note: "sizes and colours at their mark or below",
    path: officePaths.inventory,
    q: "low:yes free:>0",
  },
];

export const artNeeds: Kind[] = [
  {
    label: "Designs to review",
    note: "what shoppers want printed; orders wait for it",
    path: officePaths.submissions,
    q: "status:submitted,in_review",
  },
];
