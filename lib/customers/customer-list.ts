import { adminPaths } from "@/lib/admin-paths";
import type { ListDefinition } from "@/lib/lists/definition";
import type { Paise } from "@/lib/money";

/** A row of the admin's customer list. */
export interface CustomerRow {
  id: string;
  name: string;
  email: string | null;
  phone: string | null;
  orders: number;
  valuePaise: Paise;
  returns: number;
  refused: number;
  isBlocked: boolean;
  isDeletionAsked: boolean;
  joinedAt: string;
}

export const customerList: ListDefinition = {
  name: "customers",
  path: adminPaths.users,
  noun: "customers",
  words: "words",
  fields: {
    orders: { label: "Orders", column: "orders", kind: "number" },
    value: { label: "Total spent", column: "value", kind: "rupees" },
    returns: { label: "Returns", column: "returns", kind: "number" },
    refused: { label: "COD refusals", column: "refused", kind: "number" },
    blocked: { label: "Blocked", column: "is_blocked", kind: "flag" },
    deletion: { label: "Deletion requested", column: "is_deletion_asked", kind: "flag" },
    joined: { label: "Joined", column: "joined_at", kind: "date" },
  },
  sorts: {
    joined: { label: "Joined", column: "joined_at", first: "desc" },
    orders: { label: "Orders", column: "orders", first: "desc" },
    value: { label: "Total spent", column: "value", first: "desc" },
  },
  sort: "joined",
  views: [
    { name: "All", q: "" },
    { name: "With orders", q: "orders:>0" },
    { name: "Blocked", q: "blocked:yes" },
    { name: "COD refusals", q: "refused:>0" },
    { name: "Deletion requested", q: "deletion:yes" },
  ],
};

/** An account may have no name: a person who logged in by code has a number. */
export function formatCustomerName({
  name,
  email,
  phone,
}: Pick<CustomerRow, "name" | "email" | "phone">): string {
  return name || (email ?? phone ?? "No name");
}
