/** Gets the focus when the button that had it is gone, because its address is now the default. */
export const addressesHeading = "addresses-heading";
