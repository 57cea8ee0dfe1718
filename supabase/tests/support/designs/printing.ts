import type { PoolClient } from "pg";
import type { Act } from "../people/staff-session";
import { type Db, makeSingle } from "../shop";

interface PrintingState {
  version: string;
  bands: object[];
  breaks: object[];
}

interface PrintingSettings extends PrintingState {
  by: string | null;
  products: { id: number; cut: string; is_blank: boolean; is_plain: boolean; is_published: boolean }[];
}

export interface PrintingChange extends Partial<PrintingState> {
  /** The product of each cut. */
  blanks?: object;
}

export const readPrinting = async (client: PoolClient): Promise<PrintingSettings> =>
  (await client.query("select public.get_printing_settings() as settings")).rows[0].settings;

export async function savePrinting(
  client: PoolClient,
  { bands, breaks, version, blanks = {} }: PrintingState & PrintingChange,
): Promise<void> {
  await client.query("select public.save_printing($1, $2, $3, $4)", [
    JSON.stringify(bands),
    JSON.stringify(breaks),
    JSON.stringify(blanks),
    version,
  ]);
}

/** The input of a person who sees the page now and saves later. */
export async function openPrinting(client: PoolClient): Promise<(change?: PrintingChange) => Act> {
  const seen = await readPrinting(client);
  return (change) => (later) => savePrinting(later, { ...seen, ...change });
}

/** A tee for children that is on sale, a blank or not. */
export async function makeKidsTee(db: Db, isBlank = false): Promise<number> {
  const { productId } = await makeSingle(db);
  if (isBlank) await clearKidsBlank(db);
  await db.query("update public.products set cut = 'kids', is_blank = $2 where id = $1", [
    productId,
    isBlank,
  ]);
  return productId;
}

export async function clearKidsBlank(db: Db): Promise<void> {
  await db.query("update public.products set is_blank = false where cut = 'kids' and is_blank");
}
