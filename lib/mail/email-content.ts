export interface Goods {
  title: string;
  detail: string;
  amount: string;
  imageUrl: string | null;
  /** The link of its title. */
  url?: string;
}

export interface SumRow {
  label: string;
  amount: string;
  tone?: "total" | "quiet";
}

/** A string is a paragraph. */
export type Block =
  | string
  | { kind: "button"; label: string; url: string }
  | { kind: "goods"; items: Goods[] }
  | { kind: "sums"; rows: SumRow[] }
  | { kind: "facts"; heading: string; lines: string[] }
  /** Links side by side, of which the reader chooses one. */
  | { kind: "choices"; heading: string; choices: { label: string; url: string }[] };

/** Like children in React: lists are flattened, and empty values are dropped. */
type Child = Block | readonly Block[] | false | null | undefined;

/** The content of an email. HTML and plain text are both rendered from it, so they have the same content. */
export interface EmailContent {
  subject: string;
  /** The mailbox preview after the subject; the first paragraph by default. */
  preview?: string;
  /** Small text above the heading. */
  kicker: string;
  heading: string;
  blocks: readonly Child[];
}

export function blocksOf({ blocks }: EmailContent): Block[] {
  return blocks.flatMap((child) => child || []);
}

export function previewOf(letter: EmailContent): string {
  return letter.preview ?? blocksOf(letter).find((block) => typeof block === "string") ?? "";
}
