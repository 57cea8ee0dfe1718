/** Metadata of a URL without a page. */
export const missingMeta = { title: "Page not found", robots: { index: false, follow: true } };
