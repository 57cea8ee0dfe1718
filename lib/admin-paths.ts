import type { PrintView } from "./designer/printing/print-areas";
import { withQuery } from "./with-query";

/** The URLs of the admin, except the few that the shop itself links to. */
export const adminPaths = {
  orders: "/admin/orders",
  order: (orderNumber: string) => `/admin/orders/${encodeURIComponent(orderNumber)}`,
  ordersNew: "/admin/orders/new",
  orderDraft: (draftId: string) => withQuery("/admin/orders/new", { draft: draftId }),
  groupOrders: "/admin/group-orders",
  groupOrder: (groupId: string) => `/admin/group-orders/${encodeURIComponent(groupId)}`,
  packingSlip: (orderNumber: string) => `/admin/orders/${encodeURIComponent(orderNumber)}/packing-slip.pdf`,
  /** PNG and outlines of each side, with the job sheet. */
  printFiles: (orderNumber: string) => `/admin/orders/${encodeURIComponent(orderNumber)}/print-files.zip`,
  /** The file of one side, for viewing. */
  print: (orderNumber: string, versionId: string, view: PrintView) =>
    `/admin/orders/${encodeURIComponent(orderNumber)}/prints/${versionId}/${view}.png`,
  orderDocument: (orderNumber: string, fileName: string) =>
    `/admin/orders/${encodeURIComponent(orderNumber)}/documents/${encodeURIComponent(fileName)}`,
  packing: "/admin/packing",
  /** Without orders: for all orders that are to be printed. */
  picking: (orderNumbers: readonly string[] = []) =>
    withQuery("/admin/packing/picking", { orders: orderNumbers.join(",") }),
  pickingFile: (orderNumbers: readonly string[] = []) =>
    withQuery("/admin/packing/picking.pdf", { orders: orderNumbers.join(",") }),
  /** Pack stickers of a product. */
  stickersFile: (kind: "pdf" | "zpl") => `/admin/products/stickers.${kind}`,
  /** Pack stickers of the items of orders. */
  packStickers: (kind: "pdf" | "zpl", orderNumbers: readonly string[]) =>
    withQuery(`/admin/packing/stickers.${kind}`, { orders: orderNumbers.join(",") }),
  /** Shipping labels and packing slips, one order after the other. */
  slipsFile: (orderNumbers: readonly string[]) =>
    withQuery("/admin/packing/slips.pdf", { orders: orderNumbers.join(",") }),
  submissions: "/admin/user-submissions",
  submission: (id: string) => `/admin/user-submissions/${id}`,
  /** PNG and outlines of each side, with a description. */
  submissionFiles: (id: string) => `/admin/user-submissions/${id}/print-files.zip`,
  /** The file of one side, for viewing. */
  submissionPrint: (id: string, view: PrintView) => `/admin/user-submissions/${id}/prints/${view}.png`,
  reviews: "/admin/reviews",
  review: (id: number) => `/admin/reviews/${id}`,
  money: "/admin/money",
  moneyCase: (caseId: number) => `/admin/money/${caseId}`,
  messages: "/admin/messages",
  products: "/admin/products",
  productsThatFit: (q: string) => withQuery("/admin/products", { q }),
  productsAdd: "/admin/products/add",
  product: (id: number) => `/admin/products/edit/${id}`,
  productsImport: "/admin/products/import",
  /** The preview of an import. */
  productsImportOf: (jobId: string) => withQuery("/admin/products/import", { job: jobId }),
  productsBulk: "/admin/products/bulk",
  /** For some products, or for all search results. */
  productsBulkFor: (choice: { ids: string } | { q: string }) => withQuery("/admin/products/bulk", choice),
  /** The preview of a bulk change. */
  productsBulkOf: (jobId: string) => withQuery("/admin/products/bulk", { job: jobId }),
  categories: "/admin/categories",
  category: (id: number) => `/admin/categories/${id}`,
  categoriesNew: "/admin/categories/new",
  categoryBelow: (parentId: number) => `/admin/categories/new?parent=${parentId}`,
  inventory: "/admin/inventory",
  inventoryThatFits: (q: string) => withQuery("/admin/inventory", { q }),
  variant: (id: number) => `/admin/inventory/${id}`,
  count: "/admin/inventory/count",
  sizes: "/admin/inventory/sizes",
  sizesOf: (productId: number) => `/admin/inventory/sizes?product=${productId}`,
  discounts: "/admin/discounts",
  coupons: "/admin/coupons",
  coupon: (id: number) => `/admin/coupons/${id}`,
  couponsNew: "/admin/coupons/new",
  couponsGenerate: "/admin/coupons/generate",
  couponsFile: (batch: string) => withQuery("/admin/coupons/codes.csv", { batch }),
  simulator: "/admin/coupons/simulator",
  simulatorFor: (code: string) => withQuery("/admin/coupons/simulator", { code }),
  marketing: "/admin/marketing",
  section: (id: number) => `/admin/marketing/${id}`,
  sectionNew: (place: string, kind?: string) => withQuery("/admin/marketing/new", { place, kind }),
  /** A place as visitors see it; `at` in Indian time, such as 2026-11-20T10:00. */
  marketingPreview: (place: string, at?: string) => withQuery("/admin/marketing/preview", { place, at }),
  referrals: "/admin/marketing/referrals",
  referrer: (id: string) => `/admin/marketing/referrals/${encodeURIComponent(id)}`,
  subscribers: "/admin/subscribers",
  subscribersFile: (q: string) => withQuery("/admin/subscribers/subscribers.csv", { q }),
  subscriptions: "/admin/subscriptions",
  subscriptionsThatFit: (q: string) => withQuery("/admin/subscriptions", { q }),
  subscriptionsFile: (q: string) => withQuery("/admin/subscriptions/subscriptions.csv", { q }),
  subscription: (id: string) => `/admin/subscriptions/${id}`,
  subscriptionPlans: "/admin/subscriptions/plans",
  privacy: "/admin/privacy",
  privacyRequest: (id: string) => `/admin/privacy?request=${id}`,
  inbox: "/admin/inbox",
  complaintsFile: "/admin/inbox/complaints.csv",
  message: (id: number | string) => `/admin/inbox/${id}`,
  blog: "/admin/blog",
  post: (id: number) => `/admin/blog/${id}`,
  postsNew: "/admin/blog/new",
  authors: "/admin/blog/authors",
  author: (id: number) => `/admin/blog/authors?author=${id}`,
  searchWords: "/admin/search-words",
  searchWord: (word: string) => withQuery("/admin/search-words", { word }),
  seo: "/admin/seo",
  /** Prefilled with a URL to redirect. */
  seoRule: (key: string) => `/admin/seo?rule=${encodeURIComponent(key)}#rules`,
  seoFor: (path: string) => `/admin/seo?from=${encodeURIComponent(path)}`,
  sitemap: "/admin/sitemap",
  pages: "/admin/pages",
  page: (key: string) => `/admin/pages/${key}`,
  analytics: "/admin/analytics",
  reports: "/admin/reports",
  report: (slug: string) => `/admin/reports/${slug}`,
  ready: "/admin/ready",
  productSettings: "/admin/product-settings",
  settings: "/admin/settings",
  /** From lib/settings/sections.ts */
  settingsSection: (slug: string) => `/admin/settings/${slug}`,
  /** One field of a settings document; fieldIdOf() makes its id. */
  settingsField: (slug: string, field: string) => `/admin/settings/${slug}#field-${field}`,
  pincode: (pincode: string) => withQuery("/admin/settings/pincodes", { pincode }),
  zone: (zone: string) => withQuery("/admin/settings/delivery", { zone }),
  pincodesFile: "/admin/settings/pincodes/pincodes.csv",
  jobs: "/admin/settings/jobs",
  /** A job in the list of jobs */
  job: (jobId: string) => `/admin/settings/jobs#job-${jobId}`,
  users: "/admin/users",
  user: (userId: string) => `/admin/users/${encodeURIComponent(userId)}`,
  userTracking: "/admin/user-tracking",
  roles: "/admin/roles",
  auditLog: "/admin/audit-log",
  noAccess: "/admin/no-access",
  /** The audit log of one record */
  history: (subject: string, id: number | string) => withQuery("/admin/audit-log", { subject, id }),
  api: {
    jobs: "/api/admin/jobs",
    jobFile: (jobId: string) => `/api/admin/jobs/${encodeURIComponent(jobId)}/file`,
    reportsCsv: "/api/admin/reports.csv",
    productsCsv: "/api/admin/products.csv",
    productsImport: "/api/admin/products/import",
    productsExport: "/api/admin/products/export",
    productsBulk: "/api/admin/products/bulk",
    /** Uploads a product picture. */
    pictures: "/api/admin/pictures",
    /** Uploads a picture of a text, uncropped. */
    wholePictures: "/api/admin/pictures/whole",
    settingsLogo: "/api/settings/logo",
    settingsPincodes: "/api/settings/pincodes",
  },
};
