import { officePaths } from "@/lib/office-paths";
import { paths } from "@/lib/paths";
import type { Permission } from "./permissions";

export interface NavItem {
  label: string;
  path: string;
  /** Typed after `g`. */
  key: string;
  /** Without it the item is for all staff. */
  permission?: Permission;
}

export interface NavGroup {
  label: string;
  items: readonly NavItem[];
}

const groups: readonly NavGroup[] = [
  {
    label: "Today",
    items: [
      { label: "Overview", path: paths.admin, key: "h" },
      { label: "Orders", path: officePaths.orders, key: "o", permission: "orders.read" },
      { label: "Packing", path: officePaths.packing, key: "k", permission: "orders.fulfil" },
      { label: "Designs to review", path: officePaths.submissions, key: "z", permission: "art.review" },
      { label: "Reviews", path: officePaths.reviews, key: "g", permission: "content.write" },
      { label: "Reconciliation", path: officePaths.money, key: "m", permission: "money.read" },
      { label: "Messages not sent", path: officePaths.messages, key: "u", permission: "orders.read" },
    ],
  },
  {
    label: "Products",
    items: [
      { label: "Products", path: officePaths.products, key: "p", permission: "products.read" },
      { label: "Categories", path: officePaths.categories, key: "c", permission: "products.read" },
      { label: "Inventory", path: officePaths.inventory, key: "i", permission: "inventory.read" },
    ],
  },
  {
    label: "People",
    items: [
      { label: "Inbox", path: officePaths.inbox, key: "q", permission: "customers.read" },
      { label: "Subscribers", path: officePaths.subscribers, key: "1", permission: "customers.read" },
      { label: "Subscriptions", path: officePaths.subscriptions, key: "3", permission: "subscriptions.read" },
      { label: "Customers", path: officePaths.users, key: "e", permission: "customers.read" },
      { label: "Roles", path: officePaths.roles, key: "r", permission: "roles.read" },
    ],
  },
  {
    label: "Marketing",
    items: [
      { label: "Discounts", path: officePaths.discounts, key: "x", permission: "offers.read" },
      { label: "Coupons", path: officePaths.coupons, key: "v", permission: "offers.read" },
      { label: "Marketing", path: officePaths.marketing, key: "y", permission: "content.write" },
      { label: "Referrals", path: officePaths.referrals, key: "2", permission: "offers.read" },
    ],
  },
  {
    label: "Content",
    items: [
      { label: "Blog", path: officePaths.blog, key: "b", permission: "content.write" },
      { label: "Pages", path: officePaths.pages, key: "w", permission: "content.write" },
      { label: "SEO", path: officePaths.seo, key: "f", permission: "content.write" },
      { label: "Sitemap", path: officePaths.sitemap, key: "t", permission: "content.write" },
    ],
  },
  {
    label: "Analytics",
    items: [
      { label: "Reports", path: officePaths.reports, key: "n", permission: "reports.read" },
      { label: "Analytics", path: officePaths.analytics, key: "4", permission: "reports.read" },
    ],
  },
  {
    label: "Settings",
    items: [
      { label: "Jobs", path: officePaths.jobs, key: "j", permission: "settings.read" },
      {
        label: "Product settings",
        path: officePaths.productSettings,
        key: "d",
        permission: "settings.read",
      },
      { label: "Settings", path: officePaths.settings, key: "s", permission: "settings.read" },
      { label: "Audit log", path: officePaths.auditLog, key: "l", permission: "audit.read" },
      { label: "Your account", path: paths.adminAccount, key: "a" },
    ],
  },
];

/** The admin pages for these permissions, grouped by job. */
export function navFor(held: readonly Permission[]): NavGroup[] {
  return groups
    .map(({ label, items }) => ({
      label,
      items: items.filter(({ permission }) => !permission || held.includes(permission)),
    }))
    .filter(({ items }) => items.length > 0);
}

/** Whether an item is the open page, or one above it. */
export function isCurrent({ path }: NavItem, pathname: string): boolean {
  return pathname === path || (path !== paths.admin && pathname.startsWith(`${path}/`));
}
