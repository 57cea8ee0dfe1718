import { adminPaths } from "@/lib/admin-paths";
import { inboxList } from "@/lib/contact/inbox-list";
import { stockList } from "@/lib/inventory/stock-list";
import { parseSearch } from "@/lib/lists/parse-search";
import { breakList } from "@/lib/orders/break-list";
import { deadMessageList } from "@/lib/orders/dead-message-list";
import {
  artNeeds,
  caseNeeds,
  inboxNeeds,
  messageNeeds,
  orderNeeds,
  packingNeeds,
  stockNeeds,
} from "@/lib/orders/needs";
import { orderList } from "@/lib/orders/order-list";
import { packingList } from "@/lib/orders/packing-list";
import { queueList } from "@/lib/submissions/queue-list";

// Each number of the overview equals its list's count for a search, and links to that list with that search.

const today = "2026-11-27";
const now = new Date("2026-11-27T06:30:00Z");
const lists = {
  [adminPaths.orders]: orderList,
  [adminPaths.packing]: packingList,
  [adminPaths.money]: breakList,
  [adminPaths.messages]: deadMessageList,
  [adminPaths.inbox]: inboxList,
  [adminPaths.inventory]: stockList([], []),
  [adminPaths.submissions]: queueList,
};

const needs = [
  ...orderNeeds(today),
  ...packingNeeds(today),
  ...caseNeeds,
  ...messageNeeds,
  ...inboxNeeds(today),
  ...stockNeeds,
  ...artNeeds,
];

it.each(needs.map(({ label, path, q }) => [label, path, q] as const))(
  "the list behind “%s” at %s reads the whole search",
  (_label, path, q) => {
    const list = lists[path];
    if (!list) throw new Error(`${path} has no list here`);
    const { terms, problems } = parseSearch(list, q, now);
    expect(problems).toEqual([]);
    expect(terms).toHaveLength(q.split(" ").filter(Boolean).length);
    expect(terms.filter(({ term }) => term.kind === "word")).toEqual([]);
  },
);
