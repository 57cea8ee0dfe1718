/** The tasks of POST /api/jobs/run, with labels for the admin. */
const names = {
  money: "Payments, refunds and expired orders",
  messages: "Emails, texts and notifications",
  gst_registrations: "E-invoices and e-way bills",
  search_engines: "Scheduled posts, search engines",
  sections: "Scheduled sections",
  storefront_changes: "Page updates",
  price_history: "Old prices",
  retention: "Old personal data",
  pictures: "Unused pictures",
  designs: "Unused designs",
  ai_art: "Old AI art",
  print_files: "Print files",
  submission_hashes: "Compare submitted designs",
  complaints: "Complaints due",
  reviews: "Review requests",
  staff_jobs: "Imports, exports and bulk edits",
  staff_job_files: "Old import and export files",
  link_pictures: "Link previews",
  analytics: "Visit analytics",
  customers: "Customer list",
  reports: "Reports",
  referrals: "Referral rewards",
  subscriptions: "Subscriptions",
} as const;

export type JobName = keyof typeof names;

export function isJobName(name: string): name is JobName {
  return Object.hasOwn(names, name);
}

export const jobNames = Object.keys(names).filter(isJobName);

export function formatJobName(job: string): string {
  return isJobName(job) ? names[job] : job;
}
