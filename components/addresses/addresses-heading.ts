/** Where the focus goes when the button that had it is gone: its address is the default now. */
export const addressesHeading = "addresses-heading";
