/**
 * Pages that are made anew for each request, on paths that middleware.ts sees: their policy carries a nonce. A page that
 * is missing here keeps the policy of static pages. A path that leads to no page must not be here: the 404 is static,
 * and a nonce would block its scripts.
 */
export const livePages = [
  "/account",
  "/account/addresses",
  "/account/addresses/[addressId]",
  "/account/addresses/[addressId]/delete",
  "/account/addresses/new",
  "/account/privacy",
  "/account/profile",
  "/admin",
  "/admin/account",
  "/admin/audit-log",
  "/admin/categories",
  "/admin/categories/[categoryId]",
  "/admin/categories/new",
  "/admin/coupons",
  "/admin/coupons/[couponId]",
  "/admin/coupons/generate",
  "/admin/coupons/new",
  "/admin/coupons/simulator",
  "/admin/discounts",
  "/admin/inventory",
  "/admin/inventory/[variantId]",
  "/admin/inventory/count",
  "/admin/inventory/sizes",
  "/admin/messages",
  "/admin/money",
  "/admin/money/[caseId]",
  "/admin/no-access",
  "/admin/orders",
  "/admin/orders/[orderId]",
  "/admin/orders/new",
  "/admin/packing",
  "/admin/packing/picking",
  "/admin/product-settings",
  "/admin/products",
  "/admin/products/add",
  "/admin/products/bulk",
  "/admin/products/edit/[id]",
  "/admin/products/import",
  "/admin/reports",
  "/admin/reports/[report]",
  "/admin/roles",
  "/admin/second-factor",
  "/admin/settings/jobs",
  "/admin/settings",
  "/admin/settings/analytics",
  "/admin/settings/chat",
  "/admin/settings/delivery",
  "/admin/settings/general",
  "/admin/settings/logos",
  "/admin/settings/notifications",
  "/admin/settings/payments",
  "/admin/settings/pincodes",
  "/admin/settings/tax",
  "/admin/user-tracking",
  "/admin/users",
  "/admin/users/[userId]",
  "/auth",
  "/auth-callback",
  "/checkout",
  "/dashboard",
  "/login",
  "/order-details/[orderId]",
  "/order-success",
  "/orders",
  "/product-preview/[token]",
  "/staff-invitation/[token]",
  "/update-password",
  "/wishlist",
  "/wishlist/[token]",
] as const;

const patterns = livePages.map((page) => new RegExp(`^${page.replace(/\[\w+\]/g, "[^/]+")}/?$`));

export function isLivePage(pathname: string): boolean {
  return patterns.some((pattern) => pattern.test(pathname));
}

const areas = new Set(livePages.map((page) => page.split("/")[1]));

/** Paths on which middleware.ts asks who the visitor is, whether they lead to a page or not. */
export function isLiveArea(pathname: string): boolean {
  return areas.has(pathname.split("/")[1] ?? "");
}
