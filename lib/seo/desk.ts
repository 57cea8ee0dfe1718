export interface Redirect {
  id: number;
  source: string;
  target: string;
  /** A page has its address now, which comes first. */
  isResting: boolean;
  hits: number;
  /** ISO; null: never used */
  lastHitAt: string | null;
}

/** An address without a page that somebody asked for. */
export interface MissingPage {
  path: string;
  hits: number;
  /** A host; empty: none */
  referrer: string;
  /** ISO */
  lastAt: string;
  /** The page whose address is most like it. */
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

/** What a page's structured data is, and what it lacks. */
export interface CheckedPage {
  path: string;
  types: readonly string[];
  problems: readonly { where: string; field: string; isRequired: boolean }[];
}

export type PictureKind = "product" | "category" | "post" | "page";

/** The picture that a link shows elsewhere; `url` is null while it is not drawn. */
export interface LinkPicture {
  kind: PictureKind;
  id: number;
  path: string;
  url: string | null;
}
