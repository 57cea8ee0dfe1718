import "server-only";
import { complaintSearch, type InboxRow, inboxList } from "@/lib/contact/inbox-list";
import { contactStates } from "@/lib/contact/message";
import { type ListState, parseListState } from "@/lib/lists/list-state";
import { indianMinute } from "@/lib/orders/when";
import { byteOrderMark, writeCsv } from "@/lib/products/csv";
import { findMessages, parseInboxRows } from "./repository";

const headings = [
  "number",
  "received",
  "name",
  "email",
  "order",
  "status",
  "owner",
  "answer due",
  "answered",
  "solution due",
  "solved",
  "beginning of the message",
];

function cellsOf({ complaint, name, email, orderNumber, state, owner, beginning }: InboxRow): string[] {
  if (!complaint) return [];
  const { number, createdAt, answerDueAt, answeredAt, solveDueAt, solvedAt } = complaint;
  const times = [answerDueAt, answeredAt, solveDueAt, solvedAt].map((at) => (at ? indianMinute(at) : ""));
  return [
    number,
    indianMinute(createdAt),
    name,
    email,
    orderNumber,
    contactStates[state],
    owner ?? "",
    ...times,
    beginning,
  ];
}

/** Hosted projects return at most 1,000 rows; the last one shows whether there are more. */
const rowsAtOnce = 900;

/** The register of complaints as CSV, in parts. */
export async function* writeComplaints(): AsyncGenerator<Uint8Array> {
  yield Buffer.from(byteOrderMark + writeCsv([headings]));
  let state: ListState | null = parseListState(inboxList, { q: complaintSearch });
  while (state) {
    const page = await findMessages(state, rowsAtOnce);
    yield Buffer.from(writeCsv(parseInboxRows(page.rows).map(cellsOf)));
    state = page.next && { ...state, cursor: page.next };
  }
}
