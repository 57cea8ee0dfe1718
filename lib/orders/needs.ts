import { officePaths } from "@/lib/office-paths";
import { lateAfterDays, lateSearch } from "./order-list";

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
  const orders = (label: string, note: string, q: string): Kind => ({
    label,
    note,
    path: officePaths.orders,
    q,
  });
  return [
    orders("Cash to confirm", "cash orders that wait for a code or a call", "status:confirm"),
    orders("To print", "confirmed, and nobody prints them yet", "status:print"),
    orders("To pack", "in production", "status:printing"),
    orders("To ship", "packed, and no courier has them", "status:packed"),
    {
      ...orders("Late", `not shipped after ${lateAfterDays} days`, lateSearch(today)),
      isUrgent: true,
    },
    orders("Returns", "pieces that buyers want to send back", "status:return"),
    orders("Unpaid", "waiting for an online payment", "status:unpaid"),
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

export const stockNeeds: Kind[] = [
  {
    label: "Low in stock",
    note: "sizes and colours at their mark or below",
    path: officePaths.inventory,
    q: "low:yes free:>0",
  },
];
