/** Where the focus goes when the button that had it is gone: its app is removed. */
export const factorsHeading = "factors-heading";
