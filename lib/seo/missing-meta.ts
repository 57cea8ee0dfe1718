/** Of an address that leads nowhere. */
export const missingMeta = { title: "Page not found", robots: { index: false, follow: true } };
