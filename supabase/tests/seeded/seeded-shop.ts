import type { PoolClient } from "pg";
import { owner } from "../support/backend/database";

const opened: PoolClient[] = [];
afterAll(() => {
  for (const client of opened) client.release();
});

/** Reads as the owner of the shop: permissions are tested elsewhere. */
export async function openSeededShop(): Promise<PoolClient> {
  const client = await owner.connect();
  opened.push(client);
  const { rows } = await client.query("select user_id from public.user_roles where role = 'admin' limit 1");
  await client.query(
    `select set_config('request.jwt.claims', $1, false), set_config('request.jwt.claim.sub', $2, false)`,
    [JSON.stringify({ sub: rows[0].user_id, role: "authenticated", session_id: null }), rows[0].user_id],
  );
  return client;
}

/** As before the first day was stored. */
export async function clearReportDays(client: PoolClient): Promise<void> {
  await client.query("delete from private.report_rows");
  await client.query("delete from private.report_days");
}

/** The lines of a CSV file as cells by heading. Reads quoted cells, without the product's own reader. */
export function readFileOf(text: string): Record<string, string>[] {
  const [heading = [], ...lines] = text
    .replace(/^\uFEFF/, "")
    .trimEnd()
    .split("\r\n")
    .map((line) =>
      [...`,${line}`.matchAll(/,(?:"((?:[^"]|"")*)"|([^,]*))/g)].map(
        ([, quoted, plain]) => quoted?.replaceAll('""', '"') ?? plain ?? "",
      ),
    );
  return lines.map((cells) => {
    if (cells.length !== heading.length) throw new Error(`a line of another length: ${cells.join(" | ")}`);
    return Object.fromEntries(heading.map((name, place) => [name, cells[place] ?? ""]));
  });
}

/** "1048.95" in paise. */
export function paiseOf(cell: string | undefined): number {
  if (!cell || !/^-?\d+\.\d\d$/.test(cell)) throw new Error(`"${cell}" isn't an amount`);
  return Math.round(Number(cell) * 100);
}
