import type { ShippingAddress } from "@/lib/addresses/address";
import { adminPaths } from "@/lib/admin-paths";
import type { ListDefinition } from "@/lib/lists/definition";
import type { OrderStatus } from "./order";
import { statusChoices } from "./order-list";

/** An order for packing: its contents and its label. */
export interface PackingRow {
  id: string;
  orderNumber: string;
  name: string;
  businessName: string | null;
  phone: string;
  address: ShippingAddress;
  note: string;
  status: OrderStatus;
  lines: readonly { title: string; color: string; size: string; quantity: number }[];
  isLate: boolean;
  createdAt: string;
}

export const packingList: ListDefinition = {
  name: "packing",
  path: adminPaths.packing,
  noun: "orders",
  words: "words",
  fields: {
    status: {
      label: "Status",
      column: "status",
      kind: "choice",
      choices: statusChoices.filter(({ value }) => ["print", "printing", "packed"].includes(value)),
    },
    created: { label: "Placed", column: "created_at", kind: "date" },
    pincode: { label: "Pincode", column: "pincode", kind: "code" },
  },
  sorts: { created: { label: "Placed", column: "created_at", first: "asc" } },
  sort: "created",
  views: [
    { name: "All", q: "" },
    { name: "To print", q: "status:print" },
    { name: "In production", q: "status:printing" },
    { name: "Packed", q: "status:packed" },
  ],
};
