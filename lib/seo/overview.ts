export interface Redirect {
  id: number;
  source: string;
  target: string;
  /** A page now exists at this URL and takes precedence. */
  isResting: boolean;
  hits: number;
  /** ISO; null: never used */
  lastHitAt: string | null;
}

/** A requested URL without a page. */
export interface MissingPage {
  path: string;
  hits: number;
  /** A host; empty: none */
  referrer: string;
  /** ISO */
  lastAt: string;
  /** The page with the most similar URL. */
  like: string | null;
}

export interface TitleProblem {
  kind: "product" | "post" | "category";
  id: number;
  title: string;
  problem: "same_title" | "long_title" | "no_description";
}

export const titleProblems: Record<TitleProblem["problem"], string> = {
  same_title: "Duplicate title",
  long_title: "Too long for search results",
  no_description: "Missing description",
};

/** The types of a page's structured data, and the missing fields. */
export interface CheckedPage {
  path: string;
  types: readonly string[];
  problems: readonly { where: string; field: string; isRequired: boolean }[];
}

export type PictureKind = "product" | "category" | "post" | "page";

/** The picture of a link preview; `url` is null until it is drawn. */
export interface LinkPicture {
  kind: PictureKind;
  id: number;
  path: string;
  url: string | null;
}
