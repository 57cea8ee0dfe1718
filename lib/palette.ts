/** The colours of app/globals.css, for what reads no stylesheet: mails, papers, the manifest, the window of Razorpay. */
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
