/** The colours of app/globals.css, for use without a stylesheet: emails, documents, the manifest, Razorpay's window. */
export const palette = {
  paper: "#faf6ee",
  card: "#fffdf9",
  tint: "#f3ecdf",
  line: "#e0d6c6",
  ink: "#1b1714",
  muted: "#655c53",
  madder: "#b5301b",
  onMadder: "#fffaf5",
} as const;
