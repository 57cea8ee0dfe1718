export interface SettingsSection {
  slug: string;
  label: string;
  /** A short description of its settings. */
  about: string;
}

/** The pages below /admin/settings. */
export const settingsSections: readonly SettingsSection[] = [
  { slug: "general", label: "General", about: "Name, address, contact and social networks" },
  { slug: "business", label: "Business details", about: "CIN, registered office and grievance officer" },
  { slug: "logos", label: "Logos", about: "Pictures of the shop's name" },
  { slug: "delivery", label: "Delivery zones", about: "Delivery fees and times by region" },
  { slug: "pincodes", label: "Pincodes", about: "Serviceability and COD, import and export" },
  { slug: "tax", label: "Tax", about: "GST rates and start dates" },
  { slug: "printing", label: "Printing", about: "Custom print prices and blank tees" },
  {
    slug: "product-information",
    label: "Product information",
    about: "Manufacturer, packer and origin of each blank",
  },
  { slug: "ai-art", label: "AI art", about: "AI images, limits and spend" },
  {
    slug: "referral",
    label: "Referral program",
    about: "Rewards, review and claims",
  },
  { slug: "leads", label: "Lead popup", about: "Trigger, control group and code" },
  { slug: "payments", label: "Payments", about: "Payment gateway setup" },
  { slug: "chat", label: "Chat", about: "Chat widget and provider" },
  { slug: "analytics", label: "Analytics", about: "Trackers and their IDs" },
  { slug: "notifications", label: "Notifications", about: "Staff notifications by email and Slack" },
  { slug: "health", label: "Health", about: "Checks, jobs and errors" },
];
