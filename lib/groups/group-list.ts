import { adminPaths } from "@/lib/admin-paths";
import type { ListDefinition } from "@/lib/lists/definition";

export const groupStates = ["open", "closed", "cancelled"] as const;

/** A row of the list of group orders. */
export interface GroupRow {
  id: string;
  name: string;
  organiser: string | null;
  /** cancelled: fewer than two tees were paid at the close. */
  state: (typeof groupStates)[number];
  isOneParcel: boolean;
  paid: number;
  joined: number;
  /** ISO */
  closesAt: string;
  createdAt: string;
}

export const groupList: ListDefinition = {
  name: "group-orders",
  path: adminPaths.groupOrders,
  noun: "group orders",
  words: "words",
  fields: {
    open: { label: "Open", column: "is_open", kind: "flag" },
    closed: { label: "Closed", column: "is_closed", kind: "flag" },
    cancelled: { label: "Cancelled", column: "is_cancelled", kind: "flag" },
    deadline: { label: "Deadline", column: "closes_at", kind: "date" },
    created: { label: "Started", column: "created_at", kind: "date" },
  },
  sorts: {
    created: { label: "Newest", column: "created_at", first: "desc" },
    deadline: { label: "Deadline", column: "closes_at", first: "asc" },
  },
  sort: "created",
  views: [
    { name: "Open", q: "open:yes" },
    { name: "Closed", q: "closed:yes" },
    { name: "Cancelled", q: "cancelled:yes" },
    { name: "All", q: "" },
  ],
};
