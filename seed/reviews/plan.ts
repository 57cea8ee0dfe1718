import type { Random } from "../sales/random";
import { DAY, HOUR } from "../sales/times";
import {
  content,
  delighted,
  fitWords,
  refused,
  replies,
  replyToUnhappy,
  unhappy,
  unsure,
  type Words,
} from "./texts";

/** A line of an order that arrived and was not returned. */
export interface DeliveredLine {
  item: number;
  order: string;
  /** Milliseconds, as all times of the seed. */
  arrived: number;
  size: string;
  product: number;
  /** Without a print. */
  plain: boolean;
}

export interface SeedReview {
  item: number;
  stars: number;
  title: string;
  body: string;
  fit: string | null;
  status: "pending" | "published" | "rejected";
  refusal: string | null;
  refusal_note: string;
  reply: string;
  reports: number;
  written_at: string;
}

const shareOfBuyers = 0.72;
const shareAnswered = 0.08;
/** What staff have not read yet was written within this time. */
const unread = 20 * HOUR;
/** Of the newest that are published. */
const reported = new Set([5, 19]);

const iso = (at: number) => new Date(at).toISOString();

/** Few products run small: the same ones for all who buy them. */
const runsSmall = (product: number) => product % 9 === 4;

function drawStars(random: Random): number {
  const drawn = random.next();
  if (drawn < 0.56) return 5;
  if (drawn < 0.83) return 4;
  if (drawn < 0.94) return 3;
  return drawn < 0.985 ? 2 : 1;
}

function drawFit({ size, product }: DeliveredLine, random: Random): SeedReview["fit"] {
  if (size === "One Size" || random.chance(0.2)) return null;
  const drawn = random.next();
  if (drawn < (runsSmall(product) ? 0.6 : 0.12)) return "fits_small";
  return drawn < 0.92 ? "true_to_size" : "fits_large";
}

const textsOf = (stars: number): readonly Words[] =>
  stars === 5 ? delighted : stars === 4 ? content : stars === 3 ? unsure : unhappy;

/** No review praises a print of a plain tee, and no two reviews of a product are alike. */
function drawWords(
  { product, plain }: DeliveredLine,
  stars: number,
  random: Random,
  used: Set<string>,
): Words | null {
  const left = textsOf(stars).filter(
    ({ body }) => !used.has(`${product} ${body}`) && !(plain && /print|drawing|ink/.test(body)),
  );
  if (left.length === 0) return null;
  const words = random.pick(left);
  used.add(`${product} ${words.body}`);
  return words;
}

function fitWordsOf(fit: SeedReview["fit"], random: Random): string {
  const known = Object.entries(fitWords).find(([name]) => name === fit)?.[1];
  return known && random.chance(0.35) ? ` ${random.pick(known)}` : "";
}

function write(
  line: DeliveredLine,
  at: number,
  random: Random,
  { end, used }: { end: number; used: Set<string> },
): SeedReview[] {
  const stars = drawStars(random);
  const fit = drawFit(line, random);
  const words = drawWords(line, stars, random, used);
  if (!words) return [];
  const { title, body } = words;
  const reply = stars <= 2 ? replyToUnhappy : random.chance(shareAnswered) ? random.pick(replies) : "";
  const isRead = at < end - unread;
  return [
    {
      ...{ item: line.item, stars, title, fit },
      body: body + fitWordsOf(fit, random),
      status: isRead ? "published" : "pending",
      ...{ refusal: null, refusal_note: "", reports: 0 },
      reply: isRead ? reply : "",
      written_at: iso(at),
    },
  ];
}

/** Reviews of these lines, the oldest first: mostly published, the newest unread, a few refused or reported. */
export function planReviews(lines: readonly DeliveredLine[], random: Random, end: number): SeedReview[] {
  const used = new Set<string>();
  // A buyer reviews one item of an order.
  const onePerOrder = [...new Map(lines.map((line) => [line.order, line])).values()];
  const written = onePerOrder
    .filter(() => random.chance(shareOfBuyers))
    .map((line) => ({ line, at: line.arrived + (2 + random.next() * 9) * DAY }))
    .filter(({ at }) => at < end)
    .sort((a, b) => a.at - b.at || a.line.item - b.line.item)
    .flatMap(({ line, at }) => write(line, at, random, { end, used }));
  const published = written.filter(({ status }) => status === "published");
  refused.forEach(({ stars, body, refusal, note }, index) => {
    const review = published.at(-10 - index * 9);
    if (review)
      Object.assign(review, {
        status: "rejected",
        title: "",
        stars,
        body,
        refusal,
        refusal_note: note,
        reply: "",
      });
  });
  const shown = written.filter(({ status }) => status === "published").toReversed();
  shown.forEach((review, index) => {
    if (reported.has(index)) review.reports = 1;
  });
  return written;
}
