/** The places of a delivered item, its exchange, and its refund. docs/returns-algebra.md shows this table. */
const dimensions = {
  sends: "when new items are sent (product_settings exchange_ships_on): received · requested",
  pay: "online · cash due · cash here",
  order: "status of the order that was paid",
  time: "to send its item back: open · over",
  back: "what is under way with its item: nothing · return or exchange, then asked · picked up · here",
  new: "status of the order that is sent in exchange; none; lost: cancelled, or its parcel came back",
  newTime: "to send the new item back: open · over",
  money: "the refund: none · owed · requested · processed · failed",
  upi: "known · missing: cash is to be refunded, and there is no UPI ID",
} as const;
type Dimension = keyof typeof dimensions;
export type State = Record<Dimension, string>;
type Condition = Partial<Record<Dimension, string | readonly string[]>>;

export interface Row {
  move: Move;
  when: Condition;
  leads: Partial<State>;
}

/** Each move, and its actor. */
export const moves = {
  deliver: "courier",
  "come back undelivered": "courier",
  "collect the cash": "admin",
  "ask for the money": "customer",
  "ask for another size": "customer",
  withdraw: "customer",
  "pick up": "courier",
  receive: "admin",
  refuse: "admin",
  "print the new item": "admin",
  "pack the new item": "admin",
  "ship the new item": "admin",
  "deliver the new item": "courier",
  "bring the new item back": "courier",
  "cancel the new item": "customer",
  "cancel the new item as admin": "admin",
  "ask for the money of the new item": "customer",
  "receive the new item": "admin",
  "refuse the new item": "admin",
  "name a UPI ID": "customer",
  "refund arrives": "gateway",
  "refund fails": "gateway",
  "refund again": "admin",
  "time passes": "clock",
  "complete by hand": "admin",
  "complete by time": "job",
} as const;
export type Move = keyof typeof moves;

const paid = ["online", "cash here"];
const open = ["return asked", "return picked up"];
const swapOpen = ["exchange asked", "exchange picked up"];
/** The refund of an arrived item: sent, waiting for the cash, or for a UPI ID. */
const payouts: { when: Condition; leads: Partial<State> }[] = [
  { when: { pay: "online" }, leads: { money: "requested" } },
  { when: { pay: "cash here", upi: "known" }, leads: { money: "requested" } },
  { when: { pay: "cash here", upi: "missing" }, leads: { money: "owed" } },
  { when: { pay: "cash due" }, leads: { money: "owed" } },
];
/** The same when its exchange asked for no UPI ID. */
const lostPayouts: { when: Condition; leads: Partial<State> }[] = [
  { when: { pay: "online" }, leads: { money: "requested" } },
  { when: { pay: ["cash here", "cash due"] }, leads: { money: "owed", upi: "missing" } },
];
const ends: { when: Condition; leads: Partial<State> }[] = [
  { when: { order: "Delivered" }, leads: { order: "Returned", time: "open" } },
  { when: { order: "Completed" }, leads: {} },
];

const row = (move: Move, when: Condition, leads: Partial<State>): Row => ({ move, when, leads });
const mayPrint = (move: Move, from: string, to: string) => [
  row(move, { new: from, back: "exchange here" }, { new: to }),
  row(move, { new: from, back: swapOpen, sends: "requested" }, { new: to }),
];

/** The new item will never come: by whom, and from which of its statuses. */
function lose(move: Move, from: readonly string[]): Row[] {
  const stays = move === "cancel the new item" ? ["exchange picked up"] : swapOpen;
  return [
    ...stays.flatMap((back) =>
      [
        { pay: "online", upi: {} },
        { pay: ["cash due", "cash here"], upi: { upi: "missing" } },
      ].map(({ pay, upi }) =>
        row(
          move,
          { new: from, back, pay },
          { new: "lost", back: back.replace("exchange", "return"), ...upi },
        ),
      ),
    ),
    ...ends.flatMap((end) =>
      lostPayouts.map((payout) =>
        row(
          move,
          { new: from, back: "exchange here", ...end.when, ...payout.when },
          { new: "lost", back: "return here", ...end.leads, ...payout.leads },
        ),
      ),
    ),
  ];
}

export const rows: Row[] = [
  row("deliver", { order: "Shipped" }, { order: "Delivered" }),
  row("come back undelivered", { order: "Shipped", pay: "online" }, { order: "RTO", money: "requested" }),
  row("come back undelivered", { order: "Shipped", pay: "cash due" }, { order: "RTO" }),
  row(
    "collect the cash",
    { pay: "cash due", money: "owed", upi: "known" },
    { pay: "cash here", money: "requested" },
  ),
  row("collect the cash", { pay: "cash due", money: "owed", upi: "missing" }, { pay: "cash here" }),
  row(
    "collect the cash",
    {
      pay: "cash due",
      money: "none",
      order: ["Shipped", "Delivered", "Return Requested", "Returned", "Completed"],
    },
    { pay: "cash here" },
  ),
  row(
    "ask for the money",
    { order: "Delivered", time: "open", back: "nothing" },
    { order: "Return Requested", back: "return asked" },
  ),
  row(
    "ask for another size",
    { order: "Delivered", time: "open", back: "nothing" },
    { order: "Return Requested", back: "exchange asked", new: "Confirmed" },
  ),
  row(
    "withdraw",
    { back: "return asked" },
    { order: "Delivered", back: "nothing", new: "none", upi: "known" },
  ),
  row(
    "withdraw",
    { back: "exchange asked", new: "Confirmed" },
    { order: "Delivered", back: "nothing", new: "none" },
  ),
  row("pick up", { back: "return asked" }, { back: "return picked up" }),
  row("pick up", { back: "exchange asked" }, { back: "exchange picked up" }),
  ...payouts.map(({ when, leads }) =>
    row(
      "receive",
      { back: open, ...when },
      { order: "Returned", time: "open", back: "return here", ...leads },
    ),
  ),
  row("receive", { back: swapOpen }, { order: "Delivered", back: "exchange here" }),
  row("refuse", { back: open }, { order: "Delivered", back: "nothing", new: "none", upi: "known" }),
  row(
    "refuse",
    { back: swapOpen, new: ["Confirmed", "In Production", "Packed"] },
    { order: "Delivered", back: "nothing", new: "none" },
  ),
  ...mayPrint("print the new item", "Confirmed", "In Production"),
  ...mayPrint("pack the new item", "In Production", "Packed"),
  ...mayPrint("ship the new item", "Packed", "Shipped"),
  row("deliver the new item", { new: "Shipped" }, { new: "Delivered" }),
  ...lose("bring the new item back", ["Shipped"]),
  row(
    "cancel the new item",
    { back: "exchange asked", new: "Confirmed" },
    { order: "Delivered", back: "nothing", new: "none" },
  ),
  ...lose("cancel the new item", ["Confirmed"]),
  ...lose("cancel the new item as admin", ["Confirmed", "In Production", "Packed"]),
  row(
    "ask for the money of the new item",
    { new: "Delivered", newTime: "open", back: "exchange here" },
    { new: "Return Requested" },
  ),
  ...ends.flatMap((end) =>
    payouts
      .filter(({ when }) => when.upi !== "missing")
      .map((payout) =>
        row(
          "receive the new item",
          { new: "Return Requested", ...end.when, ...payout.when },
          { new: "Returned", newTime: "open", ...end.leads, ...payout.leads },
        ),
      ),
  ),
  row("refuse the new item", { new: "Return Requested" }, { new: "Delivered" }),
  row(
    "name a UPI ID",
    { upi: "missing", money: "owed", pay: "cash here" },
    { upi: "known", money: "requested" },
  ),
  row("name a UPI ID", { upi: "missing", money: "owed", pay: "cash due" }, { upi: "known" }),
  row("name a UPI ID", { upi: "missing", money: "none" }, { upi: "known" }),
  row("refund arrives", { money: ["requested", "failed"] }, { money: "processed" }),
  row("refund fails", { money: "requested" }, { money: "failed" }),
  row("refund again", { money: "failed", pay: paid }, { money: "requested" }),
  ...timeRows(),
  row("complete by hand", { order: "Delivered", time: "over" }, { order: "Completed", time: "open" }),
  row(
    "complete by time",
    { order: "Delivered", time: "over", pay: paid, new: ["none", "lost", "Completed", "Returned"] },
    { order: "Completed", time: "open" },
  ),
  row("complete by time", { new: "Delivered", newTime: "over" }, { new: "Completed", newTime: "open" }),
];

/** Items of the customer can't be returned any more. */
function timeRows(): Row[] {
  const held = ["Delivered", "Return Requested"];
  const notOnHold = [
    "none",
    "lost",
    "Confirmed",
    "In Production",
    "Packed",
    "Shipped",
    "Completed",
    "Returned",
  ];
  return [
    row("time passes", { order: held, time: "open", new: notOnHold }, { time: "over" }),
    row("time passes", { order: ["Completed", "Returned"], new: held, newTime: "open" }, { newTime: "over" }),
    row("time passes", { order: held, new: held, newTime: "open" }, { time: "over", newTime: "over" }),
  ];
}

const isMet = (condition: Condition, state: State): boolean =>
  Object.entries(condition).every(([dimension, wanted]) => {
    const is = state[dimension as Dimension];
    return typeof wanted === "string" ? wanted === is : wanted?.includes(is);
  });

/** The row of a move and a state; none: it is refused. More than one is a fault of the table. */
export const rowsFor = (move: Move, state: State): Row[] =>
  rows.filter((known) => known.move === move && isMet(known.when, state));

/** Nothing is left to do: no item and no rupee waits. */
export function isSettled({ order, pay, back, new: fresh, money }: State): boolean {
  return (
    (order === "RTO" || (pay !== "cash due" && ["Completed", "Returned"].includes(order))) &&
    ["nothing", "return here", "exchange here"].includes(back) &&
    ["none", "lost", "Completed", "Returned"].includes(fresh) &&
    ["none", "processed"].includes(money)
  );
}

const list = (value: string | readonly string[]) => (typeof value === "string" ? value : value.join(" / "));
const cell = (condition: Condition) =>
  Object.entries(condition)
    .map(([dimension, value]) => `${dimension}: ${list(value ?? "")}`)
    .join("; ") || "-";

/** The table as docs/returns-algebra.md has it. */
export function drawTable(): string {
  return [
    "| move | by | when | then |",
    "|---|---|---|---|",
    ...rows.map(({ move, when, leads }) => `| ${move} | ${moves[move]} | ${cell(when)} | ${cell(leads)} |`),
  ].join("\n");
}
