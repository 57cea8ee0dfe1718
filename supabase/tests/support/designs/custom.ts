import { randomUUID } from "node:crypto";
import { type Db, makeProduct } from "../shop";

export interface Side {
  view: "front" | "back" | "left" | "right";
  width_mm: number;
  height_mm: number;
}

const poster: Side[] = [{ view: "front", width_mm: 300, height_mm: 400 }];

/** The tee that regular designs are printed on, in black; another one stops being it. Run it as "postgres". */
export async function makeBlank(db: Db, stocks: number[] = [5]): Promise<number[]> {
  await db.query("update public.products set is_blank = false where cut = 'regular' and is_blank");
  const { id, variantIds } = await makeProduct(db, { stocks });
  await db.query("update public.products set cut = 'regular', is_blank = true where id = $1", [id]);
  return variantIds;
}

/** Of the browser that buys in tests; see orderOf(). */
export const browser = "a".repeat(64);

export const randomHash = () => `${randomUUID()}${randomUUID()}`.replaceAll("-", "");

interface Version {
  prints?: Side[];
  colour?: string;
  rights?: boolean;
  /** Its owner; without one, the guest in that browser. */
  person?: string;
  /** If set, it needs no review. */
  plain?: boolean;
  /** It is not reviewed. */
  isNew?: boolean;
  designId?: string;
  /** Hashes: of the document, and of its words. */
  sha256?: string;
  wordsKey?: string;
}

/** A version of a regular black design, agreed to unless `rights` is false, and approved unless it is new. Run it as "postgres". */
export async function makeVersion(
  db: Db,
  {
    prints = poster,
    colour = "black",
    rights = true,
    person,
    plain = false,
    isNew = false,
    ...known
  }: Version = {},
): Promise<string> {
  const { rows } = await db.query(
    `insert into public.design_versions (design_id, user_id, browser_key_hash, name, document, sha256, prints, rights_version, rights_accepted_at, is_plain, words_key)
     values ($1, $6, $7, 'Poster', $2, $9, $3, $4, $5, $8, $10) returning id`,
    [
      known.designId ?? randomUUID(),
      JSON.stringify({ v: 1, cut: "regular", colour, views: { front: [], back: [], left: [], right: [] } }),
      JSON.stringify(prints),
      rights ? "2026-11" : null,
      rights ? new Date() : null,
      person ?? null,
      person ? null : browser,
      plain,
      known.sha256 ?? randomHash(),
      known.wordsKey ?? null,
    ],
  );
  if (!isNew) await approveVersion(db, rows[0].id);
  return rows[0].id;
}

const approveVersion = (db: Db, version: string) =>
  db.query(
    `insert into public.submissions (version_id, design_id, source, status, submitted_at, decided_at)
     select id, design_id, 'shopper', 'approved', now(), now() from public.design_versions where id = $1`,
    [version],
  );
