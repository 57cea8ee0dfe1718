export interface Goods {
  title: string;
  detail: string;
  amount: string;
  imageUrl: string | null;
  /** Where its title leads. */
  url?: string;
}

export interface SumRow {
  label: string;
  amount: string;
  tone?: "total" | "quiet";
}

export type Block =
  | { kind: "paragraph"; text: string }
  | { kind: "button"; label: string; url: string }
  | { kind: "goods"; items: Goods[] }
  | { kind: "sums"; rows: SumRow[] }
  | { kind: "facts"; heading: string; lines: string[] }
  /** Links beside each other, of which one is pressed. */
  | { kind: "choices"; heading: string; choices: { label: string; url: string }[] };

/** What a mail says. HTML and plain text are both drawn from it, so neither knows more than the other. */
export interface Letter {
  subject: string;
  /** What a list of mails shows behind the subject. */
  preview: string;
  /** Small, above the heading. */
  kicker: string;
  heading: string;
  blocks: Block[];
}
