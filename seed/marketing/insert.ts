import type { ClientBase } from "pg";

interface SeedSection {
  place: "bar" | "home";
  kind: string;
  words: Record<string, string>;
  isHidden?: boolean;
  /** Days from now. */
  from?: number;
  until?: number;
}

/** Beside what the shop comes with: a line, one that comes next week, and sections of every state. */
const SECTIONS: readonly SeedSection[] = [
  {
    place: "bar",
    kind: "line",
    words: { text: "{{delivery_fee}}. {{free_delivery}}.", buttonHref: "/shipping-policy" },
    until: 7,
  },
  {
    place: "bar",
    kind: "line",
    words: { text: "New prints every Friday in December", buttonHref: "/products" },
    from: 7,
    until: 40,
  },
  {
    place: "home",
    kind: "posts",
    words: { title: "From the blog" },
  },
  {
    place: "home",
    kind: "text",
    words: {
      title: "A tee for the whole team",
      text: "Forty names for a college play or one print for a cricket club: write to us for a price.",
      buttonLabel: "Write to us",
      buttonHref: "/contact",
    },
    from: 3,
    until: 30,
  },
  {
    place: "home",
    kind: "text",
    words: {
      title: "The monsoon sale has ended",
      text: "Thank you. See what's still in stock.",
      buttonLabel: "See all tees",
      buttonHref: "/products",
    },
    from: -60,
    until: -30,
  },
  {
    place: "home",
    kind: "products",
    words: { title: "For the little ones", source: "kids", productCount: "4", tone: "paper" },
    isHidden: true,
  },
];

/** Adds them where nothing is announced yet. */
export const insertSections = async (client: ClientBase, now: Date): Promise<void> => {
  const day = (days?: number) =>
    days === undefined ? null : new Date(now.getTime() + days * 86_400_000).toISOString();
  const sections = SECTIONS.map(({ from, until, isHidden = false, ...section }, order) => ({
    ...section,
    order,
    is_hidden: isHidden,
    starts_at: day(from),
    ends_at: day(until),
  }));
  await client.query(
    `insert into public.marketing_sections (place, kind, position, words, is_hidden, starts_at, ends_at)
     select s.place, s.kind, 100 + s."order", s.words, s.is_hidden, s.starts_at, s.ends_at
     from jsonb_to_recordset($1) as s (
       place text, kind text, "order" int, words jsonb, is_hidden boolean, starts_at timestamptz, ends_at timestamptz
     )
     where not exists (select from public.marketing_sections where place = 'bar')`,
    [JSON.stringify(sections)],
  );
};
