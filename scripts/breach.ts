import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { z } from "zod";
import {
  breachHours,
  deadlineOf,
  draftNoticeToBoard,
  draftNoticeToPeople,
  draftReportToCertIn,
  formatBreachTime,
} from "../lib/privacy/breach";
import { personalTables } from "../lib/privacy/personal-tables";
import { writeCsv } from "../lib/products/csv";
import { runMain } from "../sandbox/run-main";
import { findProject } from "./find-project";

// `npm run breach -- --table public.orders --from <time> --to <time> --ids a,b --noticed <time> --what "…"`: lists who is
// affected by the exposed rows of a table and drafts the notices, into a folder that only you can read. Run it for each
// exposed table. All but --table are optional; times are like 2026-11-20T09:30:00+05:30. See docs/personal-data.md.

const peopleSchema = z.array(
  z.object({
    user_id: z.string().nullable(),
    name: z.string().nullable(),
    email: z.string().nullable(),
    phone: z.string().nullable(),
    rows: z.number(),
  }),
);
type People = z.infer<typeof peopleSchema>;

interface Exposed {
  table: string;
  from: string | null;
  to: string | null;
  ids: string[] | null;
}

async function request(path: string, body?: object): Promise<unknown> {
  const { url, key } = await findProject();
  const answer = await fetch(`${url.replace(/\/$/, "")}/rest/v1/${path}`, {
    method: body ? "POST" : "GET",
    headers: { apikey: key, authorization: `Bearer ${key}`, "content-type": "application/json" },
    body: body && JSON.stringify(body),
    signal: AbortSignal.timeout(40_000),
  });
  if (!answer.ok) throw new Error(`The database answered ${answer.status}: ${await answer.text()}`);
  return answer.json();
}

async function findPeople({ table, from, to, ids }: Exposed): Promise<People> {
  const body = { p_table: table, p_from: from, p_to: to, p_ids: ids };
  return peopleSchema.parse(await request("rpc/find_affected_people", body));
}

/** The shop's name and the breach contact of the business details. */
async function findShop(): Promise<{ shopName: string; contact: string }> {
  const rows = z
    .array(z.object({ key: z.string(), value: z.string() }))
    .parse(await request("site_settings?select=key,value"));
  const texts = new Map(rows.map(({ key, value }) => [key, value]));
  const contact = ["breach_name", "breach_phone", "breach_email"].flatMap((key) => texts.get(key) || []);
  return { shopName: texts.get("shop_name") || "[shop]", contact: contact.join(", ") || "[contact]" };
}

function readTime(name: string, value: string | undefined): string | null {
  if (value === undefined) return null;
  if (!z.iso.datetime({ offset: true }).safeParse(value).success)
    throw new Error(`--${name} is a time like 2026-11-20T09:30:00+05:30`);
  return value;
}

function readArguments() {
  const text = { type: "string" } as const;
  const { values } = parseArgs({
    options: { table: text, from: text, to: text, ids: text, noticed: text, what: text, out: text },
  });
  const known = personalTables.find(({ table }) => table === values.table);
  if (!known) throw new Error(`--table is one of: ${personalTables.map(({ table }) => table).join(" ")}`);
  return {
    table: known.table,
    data: known.data,
    from: readTime("from", values.from),
    to: readTime("to", values.to),
    ids: values.ids?.split(",") ?? null,
    noticedAt: new Date(readTime("noticed", values.noticed) ?? Date.now()),
    what: values.what ?? "[what happened]",
    out: values.out,
  };
}

async function main(): Promise<void> {
  const { data, noticedAt, what, out, ...exposed } = readArguments();
  const [all, shop] = await Promise.all([findPeople(exposed), findShop()]);
  const people = all.filter(({ email, phone }) => email !== null || phone !== null);
  const breach = {
    ...{ what, noticedAt, data, table: exposed.table, people: people.length },
    ...shop,
  };
  const folder = out ?? `breach-${noticedAt.toISOString().slice(0, 10)}`;
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const rows = people.map((one) => [one.name, one.email, one.phone, one.user_id, one.rows]);
  const files = {
    [`affected-${exposed.table}.csv`]: writeCsv([
      ["name", "email", "phone", "account", "rows"],
      ...rows.map((cells) => cells.map((cell) => String(cell ?? ""))),
    ]),
    "notice-to-people.txt": draftNoticeToPeople(breach),
    "notice-to-board.txt": draftNoticeToBoard(breach),
    "report-to-cert-in.txt": draftReportToCertIn(breach),
  };
  for (const [name, content] of Object.entries(files))
    writeFileSync(join(folder, name), content, { mode: 0o600 });
  const lost = all.filter((one) => !people.includes(one)).reduce((sum, one) => sum + one.rows, 0);
  console.log(`People affected: ${people.length}. Rows that lead to no one: ${lost}.`);
  console.log(`Report to CERT-In by ${formatBreachTime(deadlineOf(breach, breachHours.certIn))}`);
  console.log(`Report to the Board by ${formatBreachTime(deadlineOf(breach, breachHours.board))}`);
  console.log(`Files: ${folder}`);
}

runMain(main, "", 2);
