import "server-only";
import { leadSourceNames } from "@/lib/leads/lead-input";
import { type SubscriberRow, subscriberList } from "@/lib/leads/subscriber-list";
import { type ListState, parseListState } from "@/lib/lists/list-state";
import { byteOrderMark, writeCsv } from "@/lib/products/csv";
import { findSubscribers, parseSubscribers } from "./subscriber-repository";

const headings = [
  "email",
  "phone",
  "name",
  "source",
  "campaign",
  "consent version",
  "consented at",
  "code",
  "code used",
  "ordered",
  "unsubscribed",
  "subscribed at",
];

const yesNo = (is: boolean) => (is ? "yes" : "no");

function cellsOf(row: SubscriberRow): string[] {
  return [
    row.email,
    row.phone ?? "",
    row.name ?? "",
    leadSourceNames[row.source],
    row.utm,
    row.consentVersion,
    row.consentedAt,
    row.code ?? "",
    yesNo(row.isUsed),
    yesNo(row.hasOrdered),
    yesNo(row.isStopped),
    row.createdAt,
  ];
}

/** Hosted projects return at most 1,000 rows; the last one shows whether there are more. */
const rowsAtOnce = 900;

/** A CSV file of the search results, in parts. */
export async function* writeSubscribers(q: string): AsyncGenerator<Uint8Array> {
  yield Buffer.from(byteOrderMark + writeCsv([headings]));
  let state: ListState | null = parseListState(subscriberList, { q });
  while (state) {
    const page = await findSubscribers(state, rowsAtOnce);
    yield Buffer.from(writeCsv(parseSubscribers(page.rows).map(cellsOf)));
    state = page.next && { ...state, cursor: page.next };
  }
}
