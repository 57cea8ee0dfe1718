/** All admin permissions, area by area. The table public.permissions lists the same. */
export const permissions = [
  "orders.read",
  "orders.write",
  "orders.fulfil",
  "orders.refund",
  "money.read",
  "money.write",
  "customers.read",
  "customers.write",
  "products.read",
  "products.write",
  "inventory.read",
  "inventory.write",
  "offers.read",
  "offers.write",
  "subscriptions.read",
  "subscriptions.write",
  "subscriptions.plans",
  "art.review",
  "content.write",
  "reports.read",
  "settings.read",
  "settings.write",
  "roles.read",
  "roles.write",
  "audit.read",
] as const;

export type Permission = (typeof permissions)[number];

export function isPermission(text: string): text is Permission {
  return permissions.some((permission) => permission === text);
}

/** The stored roles. `admin` is the owner, who may do everything. */
export const roles = ["admin", "manager", "packer", "editor", "support"] as const;

export type Role = (typeof roles)[number];

export const roleNames: Record<Role, string> = {
  admin: "Owner",
  manager: "Manager",
  packer: "Packer",
  editor: "Editor",
  support: "Support",
};

/** A short description of each role's work. */
export const roleDuties: Record<Role, string> = {
  admin: "Everything, including roles",
  manager: "Runs the shop",
  packer: "Printing, packing and stock",
  editor: "Products and content",
  support: "Answers customers",
};
