import { adminPaths } from "@/lib/admin-paths";
import type { PageKey } from "@/lib/pages/page-key";

/** What the checks read: saved values only, so that a default of the demonstration counts as missing. */
interface ReadyFacts {
  /** site_settings by key */
  site: ReadonlyMap<string, string>;
  /** The Markdown of the shop's pages. */
  pages: Readonly<Record<Extract<PageKey, "terms" | "privacy">, string>>;
  /** The companies on the privacy page. */
  processorCount: number;
  /** Some product, published or draft, lacks a declaration. */
  hasIncompleteProducts: boolean;
  /** SMS is on, and a DLT id is missing. */
  lacksDltIds: boolean;
}

/** Something that must be stated or set up before the shop opens. */
interface ReadyCheck {
  id: string;
  title: string;
  isDone: (facts: ReadyFacts) => boolean;
  /** The admin's page, with the field. */
  where: string;
}

const saved = (slug: "general" | "business", key: string, title: string): ReadyCheck => ({
  id: key,
  title,
  isDone: ({ site }) => Boolean(site.get(key)?.trim()),
  where: adminPaths.settingsField(slug, key),
});

const pageShows = (page: keyof ReadyFacts["pages"], fact: string, title: string): ReadyCheck => ({
  id: `${page}_${fact}`,
  title,
  isDone: ({ pages }) => pages[page].includes(`{{${fact}}}`),
  where: adminPaths.page(page),
});

/** In the order of the list. docs/legal.md has the source of each. */
export const readyChecks: readonly ReadyCheck[] = [
  saved("general", "company_name", "Legal name"),
  saved("general", "company_address", "Address"),
  saved("general", "company_email", "Customer care email"),
  saved("general", "company_phone", "Customer care phone"),
  {
    ...saved("business", "legal_form", "Legal form"),
    isDone: ({ site }) => (site.get("legal_form") ?? "none") !== "none",
  },
  {
    ...saved("business", "company_cin", "CIN, if it's a company"),
    isDone: ({ site }) => site.get("legal_form") !== "company" || Boolean(site.get("company_cin")),
  },
  {
    ...saved("business", "company_llpin", "LLPIN, if it's an LLP"),
    isDone: ({ site }) => site.get("legal_form") !== "llp" || Boolean(site.get("company_llpin")),
  },
  saved("business", "officer_name", "Grievance officer"),
  saved("business", "nodal_name", "Nodal contact"),
  saved("business", "breach_name", "Breach contact"),
  pageShows("terms", "company_name", "Terms of Use: name the company with {{company_name}}"),
  pageShows("terms", "registration", "Terms of Use: show {{registration}}"),
  pageShows("terms", "grievance_officer", "Terms of Use: name the {{grievance_officer}}"),
  pageShows("privacy", "grievance_officer", "Privacy Policy: name the {{grievance_officer}}"),
  {
    id: "processors",
    title: "Privacy Policy: processors, from the server's keys",
    isDone: ({ processorCount }) => processorCount > 0,
    where: adminPaths.settingsSection("health"),
  },
  {
    id: "product_information",
    title: "Product information of every product",
    isDone: ({ hasIncompleteProducts }) => !hasIncompleteProducts,
    where: adminPaths.settingsSection("product-information"),
  },
  {
    id: "sms_dlt",
    title: "DLT IDs of all SMS texts, if SMS is on",
    isDone: ({ lacksDltIds }) => !lacksDltIds,
    where: adminPaths.settingsSection("health"),
  },
];

export interface ReadyStep extends Omit<ReadyCheck, "isDone"> {
  isDone: boolean;
}

export function judgeReadiness(facts: ReadyFacts): ReadyStep[] {
  return readyChecks.map((check) => ({ ...check, isDone: check.isDone(facts) }));
}
