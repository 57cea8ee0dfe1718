/** Order lookup, the contact form, the designer, a referral invitation, and the page that has the form anyway. */
const quietPages = /^\/(find-order|contact|custom-design|invitation|ref|marketing)(\/|$)/;

/** Whether the popup stays away from a page that could show it. */
export const isQuietPage = (path: string): boolean => quietPages.test(path);
