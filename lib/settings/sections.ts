export interface SettingsSection {
  slug: string;
  label: string;
  /** What is set there, in a few words. */
  about: string;
}

/** The pages below /admin/settings. */
export const settingsSections: readonly SettingsSection[] = [
  { slug: "general", label: "General", about: "Name, address, contact, social networks" },
  { slug: "logos", label: "Logos", about: "The pictures of the shop's name" },
  { slug: "delivery", label: "Delivery zones", about: "Fees and days where they differ from the usual" },
  { slug: "pincodes", label: "Pincodes", about: "Where parcels and cash on delivery go; import and export" },
  { slug: "tax", label: "Tax", about: "GST rates and when they begin" },
  { slug: "printing", label: "Printing", about: "What custom prints cost, and what they are printed on" },
  { slug: "ai-art", label: "AI art", about: "Whether pictures are drawn, how many, and for how much a day" },
  {
    slug: "referral",
    label: "Referral program",
    about: "What friends' orders earn, and what the page claims",
  },
  { slug: "leads", label: "Lead popup", about: "Who sees it and when, and what its code takes off" },
  { slug: "payments", label: "Payments", about: "What the payment service is set up with" },
  { slug: "chat", label: "Chat", about: "The chat widget and its provider" },
  { slug: "analytics", label: "Analytics", about: "Trackers and their IDs" },
  { slug: "notifications", label: "Notifications", about: "What the staff is told, and where" },
  { slug: "health", label: "Health", about: "What runs, what waits, what failed, and what to do" },
];
