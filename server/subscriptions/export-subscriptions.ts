import "server-only";
import { type ListState, parseListState } from "@/lib/lists/list-state";
import { toRupees } from "@/lib/money";
import { byteOrderMark, writeCsv } from "@/lib/products/csv";
import { subscriptionStatusLabels } from "@/lib/subscriptions/admin-subscription";
import { formatInterval } from "@/lib/subscriptions/describe-plan";
import { type SubscriptionRow, subscriptionList } from "@/lib/subscriptions/subscription-list";
import { findSubscriptions, parseSubscriptionRows } from "./admin-repository";

const headings = [
  "number",
  "name",
  "email",
  "phone",
  "state",
  "plan",
  "tees",
  "charged",
  "rupees",
  "cut",
  "size",
  "charges so far",
  "next charge",
  "made",
];

function cellsOf(row: SubscriptionRow): string[] {
  return [
    row.number,
    row.name,
    row.email,
    row.phone,
    subscriptionStatusLabels[row.status],
    row.planName,
    String(row.tees),
    formatInterval(row.months),
    String(toRupees(row.amountPaise)),
    row.cut,
    row.size,
    String(row.paidCount),
    row.chargeAt ?? "",
    row.createdAt,
  ];
}

/** Hosted projects return at most 1,000 rows; the last one shows whether there are more. */
const rowsAtOnce = 900;

/** A CSV file of the search results, in parts. */
export async function* writeSubscriptions(q: string): AsyncGenerator<Uint8Array> {
  yield Buffer.from(byteOrderMark + writeCsv([headings]));
  let state: ListState | null = parseListState(subscriptionList, { q });
  while (state) {
    const page = await findSubscriptions(state, rowsAtOnce);
    yield Buffer.from(writeCsv(parseSubscriptionRows(page.rows).map(cellsOf)));
    state = page.next && { ...state, cursor: page.next };
  }
}
