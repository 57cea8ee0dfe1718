/** What POST /api/jobs/run does, in words for the back office. */
const names = {
  money: "Payments, refunds and orders whose time is over",
  messages: "Mails, SMS and notices",
  search_engines: "Posts that come out, search engines",
  sections: "Sections that begin or end",
  storefront_changes: "Changes shown on pages",
  consents: "Old answers about privacy",
  pictures: "Pictures nobody needs",
  designs: "Designs nobody needs",
  ai_art: "Old AI art",
  print_files: "Print files",
  submission_hashes: "Comparing sent designs",
  reviews: "Invitations to review",
  staff_jobs: "Imports, exports and bulk changes",
  staff_job_files: "Old files of imports and exports",
  link_pictures: "Pictures for links",
  analytics: "Figures of visits",
  customers: "List of customers",
  reports: "Reports",
  referrals: "Rewards for referrals",
  subscriptions: "Subscriptions",
} as const;

export type JobName = keyof typeof names;

export function isJobName(name: string): name is JobName {
  return Object.hasOwn(names, name);
}

export const jobNames = Object.keys(names).filter(isJobName);

export function nameOfJob(job: string): string {
  return isJobName(job) ? names[job] : job;
}
