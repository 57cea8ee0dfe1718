import { adminPaths } from "@/lib/admin-paths";
import { paths } from "@/lib/paths";
import type { Permission } from "./permissions";

interface NavItem {
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
      { label: "Orders", path: adminPaths.orders, key: "o", permission: "orders.read" },
      { label: "Group orders", path: adminPaths.groupOrders, key: "8", permission: "orders.read" },
      { label: "Packing", path: adminPaths.packing, key: "k", permission: "orders.fulfil" },
      { label: "Designs to review", path: adminPaths.submissions, key: "z", permission: "art.review" },
      { label: "Reviews", path: adminPaths.reviews, key: "g", permission: "content.write" },
      { label: "Reconciliation", path: adminPaths.money, key: "m", permission: "money.read" },
      { label: "Messages not sent", path: adminPaths.messages, key: "u", permission: "orders.read" },
    ],
  },
  {
    label: "Products",
    items: [
      { label: "Products", path: adminPaths.products, key: "p", permission: "products.read" },
      { label: "Categories", path: adminPaths.categories, key: "c", permission: "products.read" },
      { label: "Inventory", path: adminPaths.inventory, key: "i", permission: "inventory.read" },
    ],
  },
  {
    label: "People",
    items: [
      { label: "Inbox", path: adminPaths.inbox, key: "q", permission: "customers.read" },
      { label: "Privacy requests", path: adminPaths.privacy, key: "7", permission: "customers.read" },
      { label: "Subscribers", path: adminPaths.subscribers, key: "1", permission: "customers.read" },
      { label: "Subscriptions", path: adminPaths.subscriptions, key: "3", permission: "subscriptions.read" },
      { label: "Customers", path: adminPaths.users, key: "e", permission: "customers.read" },
      { label: "Roles", path: adminPaths.roles, key: "r", permission: "roles.read" },
    ],
  },
  {
    label: "Marketing",
    items: [
      { label: "Discounts", path: adminPaths.discounts, key: "x", permission: "offers.read" },
      { label: "Coupons", path: adminPaths.coupons, key: "v", permission: "offers.read" },
      { label: "Marketing", path: adminPaths.marketing, key: "y", permission: "content.write" },
      { label: "Referrals", path: adminPaths.referrals, key: "2", permission: "offers.read" },
    ],
  },
  {
    label: "Content",
    items: [
      { label: "Blog", path: adminPaths.blog, key: "b", permission: "content.write" },
      { label: "Pages", path: adminPaths.pages, key: "w", permission: "content.write" },
      { label: "SEO", path: adminPaths.seo, key: "f", permission: "content.write" },
      { label: "Search words", path: adminPaths.searchWords, key: "6", permission: "content.write" },
      { label: "Sitemap", path: adminPaths.sitemap, key: "t", permission: "content.write" },
    ],
  },
  {
    label: "Analytics",
    items: [
      { label: "Reports", path: adminPaths.reports, key: "n", permission: "reports.read" },
      { label: "Analytics", path: adminPaths.analytics, key: "4", permission: "reports.read" },
    ],
  },
  {
    label: "Settings",
    items: [
      { label: "Ready to open", path: adminPaths.ready, key: "5", permission: "settings.read" },
      { label: "Jobs", path: adminPaths.jobs, key: "j", permission: "settings.read" },
      {
        label: "Product settings",
        path: adminPaths.productSettings,
        key: "d",
        permission: "settings.read",
      },
      { label: "Settings", path: adminPaths.settings, key: "s", permission: "settings.read" },
      { label: "Audit log", path: adminPaths.auditLog, key: "l", permission: "audit.read" },
      { label: "Your account", path: paths.adminAccount, key: "a" },
    ],
  },
];

/** The admin pages for these permissions, grouped by job. */
export function listNavGroups(permissions: readonly Permission[]): NavGroup[] {
  return groups
    .map(({ label, items }) => ({
      label,
      items: items.filter(({ permission }) => !permission || permissions.includes(permission)),
    }))
    .filter(({ items }) => items.length > 0);
}

/** The path of the item that is the open page, or the closest one above it. */
export function findCurrentPath(nav: readonly NavGroup[], pathname: string): string | undefined {
  return nav
    .flatMap(({ items }) => items.map(({ path }) => path))
    .filter((path) => pathname === path || (path !== paths.admin && pathname.startsWith(`${path}/`)))
    .toSorted((a, b) => b.length - a.length)[0];
}
