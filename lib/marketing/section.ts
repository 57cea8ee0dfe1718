import { paths } from "@/lib/paths";

/** The places of sections: the line above every page, the home page, and /marketing. */
export const sectionPlaces = {
  bar: { label: "Announcement bar", path: paths.home },
  home: { label: "Home page", path: paths.home },
  marketing: { label: "Marketing page", path: paths.marketing },
} as const;

export type SectionPlace = keyof typeof sectionPlaces;

export const placeNames = Object.keys(sectionPlaces) as SectionPlace[];

/** The text fields of sections; each kind has some of them. */
export interface SectionTexts {
  title: string;
  text: string;
  buttonLabel: string;
  buttonHref: string;
  secondLabel: string;
  secondHref: string;
  /** newest, premium or the slug of a category */
  source: string;
  /** The number of products */
  productCount: "4" | "8" | "12";
  tone: "paper" | "ink";
  pictureUrl: string;
  pictureAlt: string;
}

export const emptySectionTexts: SectionTexts = {
  title: "",
  text: "",
  buttonLabel: "",
  buttonHref: "",
  secondLabel: "",
  secondHref: "",
  source: "newest",
  productCount: "4",
  tone: "paper",
  pictureUrl: "",
  pictureAlt: "",
};

interface Kind {
  label: string;
  description: string;
  words: readonly (keyof SectionTexts)[];
}

const button = ["buttonLabel", "buttonHref"] as const;
const picture = ["pictureUrl", "pictureAlt"] as const;

export const sectionKinds = {
  line: { label: "Announcement", description: "One sentence with a link", words: ["text", "buttonHref"] },
  hero: {
    label: "Hero",
    description: "A large heading and two buttons beside a picture or two premium tees",
    words: ["title", "text", ...button, "secondLabel", "secondHref", ...picture],
  },
  facts: {
    label: "Good to know",
    description: "Payment, delivery and returns in a row, from the settings",
    words: [],
  },
  categories: {
    label: "Categories",
    description: "A picture for each top-level category",
    words: ["title"],
  },
  products: {
    label: "Product row",
    description: "The newest products of a list, without repeats from above",
    words: ["title", "text", "source", "productCount", "tone"],
  },
  basics: {
    label: "Plain tees by colour",
    description: "A card with every colour of the basic tee",
    words: ["text"],
  },
  steps: {
    label: "How a tee gets made",
    description: "Three steps, with packing days from the settings",
    words: ["title"],
  },
  posts: { label: "From the blog", description: "The three latest posts", words: ["title"] },
  text: { label: "Text", description: "A heading and your own text", words: ["title", "text", ...button] },
  picture: {
    label: "Picture",
    description: "A wide picture with text beside it",
    words: ["title", "text", ...picture, ...button],
  },
} as const satisfies Record<string, Kind>;

export type SectionKind = keyof typeof sectionKinds;

export const kindNames = Object.keys(sectionKinds) as SectionKind[];

export const isSectionPlace = (text: string): text is SectionPlace => Object.hasOwn(sectionPlaces, text);

/** The kinds that are allowed at a place. */
export function kindsAt(place: SectionPlace): SectionKind[] {
  return kindNames.filter((kind) => (kind === "line") === (place === "bar"));
}

export function wordsOf(kind: SectionKind): readonly (keyof SectionTexts)[] {
  return sectionKinds[kind].words;
}

/** The line above every page, and its link; none when `href` is empty. */
export interface BarLine {
  text: string;
  href: string;
}

export interface Section {
  id: number;
  kind: SectionKind;
  words: SectionTexts;
}

/** A section as edited in the admin. */
export interface AdminSection extends Section {
  place: SectionPlace;
  isHidden: boolean;
  /** ISO; null: no start */
  startsAt: string | null;
  /** ISO; null: no end */
  endsAt: string | null;
  version: number;
}

/** With its name in lists, placeholders filled. */
export type NamedSection = AdminSection & { name: string };

export type SectionState = "live" | "hidden" | "waiting" | "over";

/** A section's state for visitors at a time (ms). */
export function stateAt(
  { isHidden, startsAt, endsAt }: Pick<AdminSection, "isHidden" | "startsAt" | "endsAt">,
  at: number,
): SectionState {
  if (isHidden) return "hidden";
  if (endsAt !== null && Date.parse(endsAt) <= at) return "over";
  return startsAt !== null && Date.parse(startsAt) > at ? "waiting" : "live";
}

/** A section's name in lists: its kind, and its first words. */
export function formatSectionName({ kind, words }: Pick<Section, "kind" | "words">): string {
  const own = (words.title || words.text).replace(/\s+/g, " ").trim();
  const { label } = sectionKinds[kind];
  return own === "" || own === label ? label : `${label}: ${own.length > 60 ? `${own.slice(0, 59)}…` : own}`;
}
