/** As long an unpaid online order keeps its pieces; place_order() in SQL has the same, and a database test compares them. */
export const unpaidMinutes = 20;
