import "server-only";
import { adminPaths } from "@/lib/admin-paths";
import { fillText } from "@/lib/content/placeholders";
import { fromIndianInput, toIndianInput } from "@/lib/indian-input";
import {
  type AdminSection,
  type BarLine,
  emptySectionTexts,
  formatSectionName,
  isSectionPlace,
  kindsAt,
  type Section,
  type SectionPlace,
  stateAt,
} from "@/lib/marketing/section";
import { paths } from "@/lib/paths";
import { cacheAs, cacheBriefly } from "@/server/cache";
import { listCategories } from "@/server/catalog/queries";
import { readWithCachePolicy } from "@/server/catalog/read-with-cache-policy";
import { now } from "@/server/clock";
import { log } from "@/server/log";
import { requireAdminAccess } from "@/server/session/viewer";
import { getShopFacts, listShopFacts } from "@/server/settings/queries";
import * as repository from "./repository";
import { fillSections } from "./section-queries";

type Params = Record<string, string | string[] | undefined>;

let lastLine: BarLine | null = null;

async function readLine(sections: readonly Section[]): Promise<BarLine | null> {
  const [line] = sections;
  if (!line) return null;
  return { text: fillText(line.words.text, await getShopFacts()), href: line.words.buttonHref };
}

/** The first line that is active now; null: there is none. During an outage it is the last known one, so that pages keep working. */
export async function getBarLine(): Promise<BarLine | null> {
  "use cache";
  try {
    lastLine = await readLine(await repository.listSections("bar"));
    cacheAs("announcementBar");
  } catch (error) {
    log.warn({ err: error }, "announcement bar: read failed, using the last known");
    cacheBriefly("announcementBar");
  }
  return lastLine;
}

/** For a build without a database: the first visit reads the real value. */
const standIn: Section[] = [
  {
    id: 0,
    kind: "hero",
    words: {
      ...emptySectionTexts,
      title: "{{tagline}}",
      buttonLabel: "Shop all tees",
      buttonHref: paths.products,
    },
  },
];

/** Whether the marketing page has any visible section. */
export async function hasMarketingPage(): Promise<boolean> {
  return (await listLive("marketing")).length > 0;
}

async function listLive(place: SectionPlace): Promise<Section[]> {
  "use cache";
  return readWithCachePolicy("marketingSections", standIn, () => repository.listSections(place));
}

/** A page of sections as visitors see it now. */
export async function getSectionPage(place: "home" | "marketing") {
  return fillSections(await listLive(place));
}

export async function getMarketingPage() {
  await requireAdminAccess(adminPaths.marketing, "content.write");
  const [sections, facts] = await Promise.all([repository.listAdminSections(), getShopFacts()]);
  const named = sections.map((section) => ({
    ...section,
    name: fillText(formatSectionName(section), facts),
  }));
  return { sections: named, now: now().getTime() };
}

/** Options for a section's contents. */
const listSources = async () => (await listCategories()).map(({ slug, name }) => ({ slug, name }));

/** A section to edit; null when there is none. */
export async function getAdminSection(id: number) {
  await requireAdminAccess(adminPaths.marketing, "content.write");
  if (!Number.isSafeInteger(id) || id < 1) return null;
  const section = await repository.findAdminSection(id);
  if (!section) return null;
  const state = stateAt(section, now().getTime());
  const seenFrom = state === "waiting" && section.startsAt ? toIndianInput(section.startsAt) : undefined;
  const [sources, facts] = await Promise.all([listSources(), listShopFacts()]);
  return { section, state, seenFrom, sources, facts };
}

/** Options for a new section; null when there is no such place. */
export async function getNewSection({ place = "home", kind }: Params) {
  await requireAdminAccess(adminPaths.marketing, "content.write");
  if (typeof place !== "string" || !isSectionPlace(place)) return null;
  const kinds = kindsAt(place);
  const requested = kinds.find((one) => one === kind) ?? (kinds.length === 1 ? kinds[0] : undefined);
  const [sources, facts] = await Promise.all([listSources(), listShopFacts()]);
  return { place, kinds, kind: requested ?? null, sources, facts };
}

/** Preview of a place at a time; null when there is no such place. */
export async function getMarketingPreview({ place = "home", at }: Params) {
  await requireAdminAccess(adminPaths.marketing, "content.write");
  if (typeof place !== "string" || !isSectionPlace(place)) return null;
  const typed = typeof at === "string" ? fromIndianInput(at) : null;
  const moment = typed ?? now().toISOString();
  const isThen = (section: AdminSection) => stateAt(section, Date.parse(moment)) === "live";
  const sections = (await repository.listAdminSections()).filter(isThen);
  const of = (wanted: SectionPlace) => sections.filter((section) => section.place === wanted);
  const [line, page] = await Promise.all([
    readLine(of("bar")),
    fillSections(of(place === "marketing" ? "marketing" : "home")),
  ]);
  return { place, at: toIndianInput(moment), line, page };
}
