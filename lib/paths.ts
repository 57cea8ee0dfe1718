import { withQuery } from "./with-query";

/** Every URL of the shop, defined once; those of the admin are in admin-paths.ts, which no shopper loads. */
export const paths = {
  home: "/",
  /** The shop's own logo, wherever it is stored. */
  logo: "/logo",
  products: "/products",
  premium: "/premium-tshirts",
  customDesign: "/custom-design",
  /** The URL in the menu; it redirects to `customDesign`. */
  tshirtDesigner: "/tshirt-designer",
  about: "/about",
  contact: "/contact",
  /** The answer to a message that was sent without scripts. */
  contactMessage: "/contact-message",
  /** The contact form for a report about a page of the shop. */
  report: (about: string) => withQuery("/contact-message", { about }),
  /** The contact form for an order of many tees. */
  bulkQuote: "/contact-message?topic=bulk",
  /** The contact form with the order's number, and the name and email of its customer. */
  helpWithOrder: (order: string, token: string) => withQuery("/contact-message", { order, token }),
  /** The state of a complaint; the key is signed. */
  complaint: (key: string) => `/complaint/${encodeURIComponent(key)}`,
  faq: "/faq",
  shippingPolicy: "/shipping-policy",
  refundPolicy: "/refund-policy",
  terms: "/terms",
  privacy: "/terms?tab=privacy",
  investor: "/investor",
  marketing: "/marketing",
  blog: "/blog",
  sitemap: "/sitemap",
  /** Shown by the service worker in place of a page that can't be loaded. */
  offline: "/offline",
  cart: "/cart",
  checkout: "/checkout",
  orderSuccess: "/order-success",
  orders: "/orders",
  findOrder: "/find-order",
  /** With a token: the link of the email that proves the address. */
  privacyRequest: "/privacy-request",
  wishlist: "/wishlist",
  dashboard: "/dashboard",
  account: "/account",
  addresses: "/account/addresses",
  profile: "/account/profile",
  myReviews: "/account/reviews",
  accountPrivacy: "/account/privacy",
  newAddress: "/account/addresses/new",
  updatePassword: "/update-password",
  authCallback: "/auth-callback",
  mySubmissions: "/my-submissions",
  /** The form for submitting a version for review; `follows`: in place of that submission. */
  newSubmission: (versionId: string, follows?: string) =>
    withQuery("/my-submissions/new", { version: versionId, follows }),
  referralProgram: "/referral-program",
  subscription: "/subscription",
  mySubscriptions: "/account/subscription",
  admin: "/admin",
  adminAccount: "/admin/account",
  /** Where staff enter the code of their authenticator app, or set one up */
  adminSecondFactor: "/admin/second-factor",
  myDesigns: "/my-designs",
  api: {
    session: "/api/session",
    referral: "/api/referral",
    accountData: "/api/account/data",
    signOut: "/api/sign-out",
    cartQuote: "/api/cart/quote",
    wishlist: "/api/wishlist",
    removeWish: "/api/wishlist/remove",
    missedSize: "/api/missed-size",
    /** Uploads a photo for the review of an order line, as the raw body. */
    reviewPhotos: (query: { order: string; token: string; item: string }) =>
      withQuery("/api/reviews/photos", query),
    leads: "/api/leads",
    popup: "/api/popup",
    pincode: (pincode: string) => `/api/pincodes/${encodeURIComponent(pincode)}`,
  },

  category: (slug: string) => withQuery("/products", { category: slug.toLowerCase() }),
  search: (text: string) => withQuery("/products", { q: text }),
  product: (slug: string) => `/products/${encodeURIComponent(slug)}`,
  variant: (slug: string, choice: { color?: string; size?: string }) =>
    withQuery(`/products/${encodeURIComponent(slug)}`, choice),
  basic: (color: string) => `/basic/${encodeURIComponent(color)}`,
  blogPost: (slug: string) => `/blog/${encodeURIComponent(slug)}`,
  /** A tag's posts, or all. */
  blogPage: (page: number, tag?: string) => {
    const start = tag === undefined ? "/blog" : `/blog/tag/${encodeURIComponent(tag)}`;
    return page === 1 ? start : `${start}/page/${page}`;
  },
  shopNowFromBlog: "/products?utm_source=blog&utm_medium=navbar",
  order: (orderNumber: string, token?: string) =>
    withQuery(`/order-details/${encodeURIComponent(orderNumber)}`, { token }),
  orderPlaced: (order: { orderNumber: string; token: string }, note?: "again") =>
    withQuery("/order-success", { order: order.orderNumber, token: order.token, note }),
  /** The review form of one order line, optionally with preselected stars. */
  reviewLine: (orderNumber: string, itemId: number, query: { token?: string; stars?: string } = {}) =>
    withQuery(`/order-details/${encodeURIComponent(orderNumber)}/review/${itemId}`, query),
  /** From fileNameOf() in lib/invoices/tax-document.ts. */
  orderDocument: (orderNumber: string, fileName: string, token?: string) =>
    withQuery(`/order-details/${encodeURIComponent(orderNumber)}/${encodeURIComponent(fileName)}`, { token }),
  address: (id: string) => `/account/addresses/${encodeURIComponent(id)}`,
  deleteAddress: (id: string) => `/account/addresses/${encodeURIComponent(id)}/delete`,
  auth: (tab?: "login" | "register" | "forgot-password") => withQuery("/auth", { tab }),
  sharedWishlist: (token: string) => `/wishlist/${encodeURIComponent(token)}`,
  invitation: (code: string) => `/ref/${encodeURIComponent(code)}`,
};
