/** Every address of the shop, named once. */
function withQuery(path: string, query: Record<string, string | number | undefined>): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined && value !== "") search.set(name, String(value));
  }
  const text = search.toString();
  return text ? `${path}?${text}` : path;
}

export const paths = {
  home: "/",
  /** The shop's own logo, wherever it is stored. */
  logo: "/logo",
  products: "/products",
  premium: "/premium-tshirts",
  customDesign: "/custom-design",
  /** The name in the menu; it redirects to `customDesign`. */
  tshirtDesigner: "/tshirt-designer",
  about: "/about",
  contact: "/contact",
  faq: "/faq",
  shippingPolicy: "/shipping-policy",
  refundPolicy: "/refund-policy",
  terms: "/terms",
  privacy: "/terms?tab=privacy",
  investor: "/investor",
  blog: "/blog",
  cart: "/cart",
  checkout: "/checkout",
  orderSuccess: "/order-success",
  orders: "/orders",
  findOrder: "/find-order",
  wishlist: "/wishlist",
  dashboard: "/dashboard",
  account: "/account",
  addresses: "/account/addresses",
  profile: "/account/profile",
  accountPrivacy: "/account/privacy",
  newAddress: "/account/addresses/new",
  updatePassword: "/update-password",
  authCallback: "/auth-callback",
  mySubmissions: "/my-submissions",
  referralProgram: "/referral-program",
  subscription: "/subscription",
  admin: "/admin",
  adminOrders: "/admin/orders",
  adminMoney: "/admin/money",
  adminMessages: "/admin/messages",
  adminProducts: "/admin/products",
  adminProductsAdd: "/admin/products/add",
  adminProduct: (id: number) => `/admin/products/edit/${id}`,
  adminProductsImport: "/admin/products/import",
  /** A prepared import, to be looked at. */
  adminProductsImportOf: (jobId: string) => withQuery("/admin/products/import", { job: jobId }),
  adminProductsBulk: "/admin/products/bulk",
  /** What a prepared change of many products would do. */
  adminProductsBulkOf: (jobId: string) => withQuery("/admin/products/bulk", { job: jobId }),
  adminCategories: "/admin/categories",
  adminCategory: (id: number) => `/admin/categories/${id}`,
  adminCategoriesNew: "/admin/categories/new",
  adminCategoryBelow: (parentId: number) => `/admin/categories/new?parent=${parentId}`,
  adminInventory: "/admin/inventory",
  adminVariant: (id: number) => `/admin/inventory/${id}`,
  adminCount: "/admin/inventory/count",
  adminSizes: "/admin/inventory/sizes",
  adminSizesOf: (productId: number) => `/admin/inventory/sizes?product=${productId}`,
  adminProductSettings: "/admin/product-settings",
  adminSettings: "/admin/settings",
  /** Of lib/settings/sections.ts */
  adminSettingsSection: (slug: string) => `/admin/settings/${slug}`,
  adminPincode: (pincode: string) => withQuery("/admin/settings/pincodes", { pincode }),
  adminZone: (zone: string) => withQuery("/admin/settings/delivery", { zone }),
  adminPincodesFile: "/admin/settings/pincodes/pincodes.csv",
  adminJobs: "/admin/settings/jobs",
  /** A job in the list of jobs */
  adminJob: (jobId: string) => `/admin/settings/jobs#job-${jobId}`,
  adminAccount: "/admin/account",
  adminRoles: "/admin/roles",
  adminAuditLog: "/admin/audit-log",
  adminNoAccess: "/admin/no-access",
  /** Where staff type the code of their authenticator app, or set one up */
  adminSecondFactor: "/admin/second-factor",
  api: {
    session: "/api/session",
    accountData: "/api/account/data",
    signOut: "/api/sign-out",
    cartQuote: "/api/cart/quote",
    wishlist: "/api/wishlist",
    removeWish: "/api/wishlist/remove",
    adminJobs: "/api/admin/jobs",
    adminJobFile: (jobId: string) => `/api/admin/jobs/${encodeURIComponent(jobId)}/file`,
    adminProductsCsv: "/api/admin/products.csv",
    adminProductsImport: "/api/admin/products/import",
    adminProductsExport: "/api/admin/products/export",
    adminProductsBulk: "/api/admin/products/bulk",
    /** Takes one picture of a product. */
    adminPictures: "/api/admin/pictures",
    settingsLogo: "/api/settings/logo",
    settingsPincodes: "/api/settings/pincodes",
    missedSize: "/api/missed-size",
    pincode: (pincode: string) => `/api/pincodes/${encodeURIComponent(pincode)}`,
  },

  category: (slug: string) => withQuery("/products", { category: slug.toLowerCase() }),
  search: (text: string) => withQuery("/products", { q: text }),
  product: (slug: string) => `/products/${encodeURIComponent(slug)}`,
  variant: (slug: string, choice: { color?: string; size?: string }) =>
    withQuery(`/products/${encodeURIComponent(slug)}`, choice),
  basic: (color: string) => `/basic/${encodeURIComponent(color)}`,
  blogPost: (slug: string) => `/blog/${encodeURIComponent(slug)}`,
  shopNowFromBlog: "/products?utm_source=blog&utm_medium=navbar",
  order: (orderNumber: string, token?: string) =>
    withQuery(`/order-details/${encodeURIComponent(orderNumber)}`, { token }),
  orderPlaced: (order: { orderNumber: string; token: string }, note?: "again") =>
    withQuery("/order-success", { order: order.orderNumber, token: order.token, note }),
  /** Of fileNameOf() in lib/invoices/paper.ts. */
  orderPaper: (orderNumber: string, fileName: string, token?: string) =>
    withQuery(`/order-details/${encodeURIComponent(orderNumber)}/${encodeURIComponent(fileName)}`, { token }),
  address: (id: string) => `/account/addresses/${encodeURIComponent(id)}`,
  deleteAddress: (id: string) => `/account/addresses/${encodeURIComponent(id)}/delete`,
  auth: (tab?: "login" | "register" | "forgot-password") => withQuery("/auth", { tab }),
  sharedWishlist: (token: string) => `/wishlist/${encodeURIComponent(token)}`,
  /** The audit log of one thing */
  adminHistory: (subject: string, id: number | string) => withQuery("/admin/audit-log", { subject, id }),
  /** A draft as the shop would show it, for whoever has the link. */
  productPreview: (token: string) => `/product-preview/${encodeURIComponent(token)}`,
  /** The token of a mail that invites somebody into the back office. */
  staffInvitation: (token: string) => `/staff-invitation/${encodeURIComponent(token)}`,
  invitation: (code: string) => `/ref/${encodeURIComponent(code)}`,
};
