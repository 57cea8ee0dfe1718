/** The street in the orders of one parcel for a group: the organiser's address is for the organiser and the shop alone. */
export const parcelAddress = { line1: "Group order, one parcel", line2: "" };
