/** Gets the focus when the button that had it is gone, because its app was removed. */
export const factorsHeading = "factors-heading";
