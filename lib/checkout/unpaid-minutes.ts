/** How long an unpaid online order reserves its items; place_order() in SQL has the same value, and a database test compares them. */
export const unpaidMinutes = 20;
