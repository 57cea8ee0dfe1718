import type { Mutation } from "./mutation";

/** Coupons, cash on delivery, returns and exchanges. */
export const checkoutMutations: Mutation[] = [
  {
    name: "nobody waits for another order of the same customer",
    suites: ["races"],
    mustFail: "50 orders at once to one phone",
    edits: [{ fn: "private.lock_customer", from: /perform pg_catalog[\s\S]+?as known;/, to: "" }],
  },
  {
    name: "a coupon may be used more often than it says",
    suites: ["races"],
    mustFail: "good for a single use",
    edits: [{ fn: "private.find_coupon_problem", from: />= p_coupon\.max_uses then/, to: ">= 1000000 then" }],
    sql: "alter table public.coupons drop constraint coupons_within_uses",
  },
  {
    name: "coupons are not locked",
    suites: ["races"],
    mustFail: "good for a single use",
    edits: [{ fn: "private.lock_coupons", from: /perform 1[\s\S]+?for no key update;/, to: "" }],
    sql: "alter table public.coupons drop constraint coupons_within_uses",
  },
  {
    name: "a cancelled order keeps its coupon",
    suites: ["orders"],
    mustFail: "given back when the order is cancelled",
    sql: "drop trigger orders_coupon on public.orders",
  },
  {
    name: "an edited coupon is taken as it was",
    suites: ["orders"],
    mustFail: "edited since it was quoted",
    edits: [
      {
        fn: "private.check_order_facts",
        from: /p_coupon\.updated_at is distinct from[\s\S]+?::timestamptz/,
        to: "false",
      },
    ],
  },
  {
    name: "cash on delivery has no limits",
    suites: ["orders"],
    mustFail: "cash on delivery",
    edits: [
      {
        fn: "private.check_order_facts",
        from: /if p_order ->> 'payment_method' = 'cod' then/,
        to: "if false then",
      },
    ],
  },
  {
    name: "a phone that nobody has proven is believed",
    suites: ["orders"],
    mustFail: "waits for its code",
    edits: [
      {
        fn: "public.place_order",
        from: /when not v_is_proven then 'COD Review'/,
        to: "when false then 'COD Review'",
      },
    ],
  },
  {
    name: "a code may be guessed for ever",
    suites: ["races"],
    mustFail: "count as five",
    edits: [{ fn: "private.try_order_code", from: /and attempts < 5/, to: "" }],
  },
  {
    name: "pieces come back more often than they were bought",
    suites: ["orders"],
    mustFail: "never more than were bought",
    edits: [{ fn: "public.request_return", from: /i\.quantity - coalesce/, to: "99 - coalesce" }],
  },
  {
    name: "pieces come back whenever somebody likes",
    suites: ["orders"],
    mustFail: "when their time has passed",
    edits: [
      {
        fn: "public.request_return",
        from: /or private\.returns_close_at\(v_order\) <= now\(\) then/,
        to: "then",
      },
    ],
  },
  {
    name: "an exchange puts nothing aside",
    suites: ["orders"],
    mustFail: "put aside at once",
    edits: [{ fn: "private.place_exchange", from: /perform private\.move_order_stock[^;]+;/, to: "" }],
  },
  {
    name: "a cash order is switched by any amount",
    suites: ["orders"],
    mustFail: "wrong amount",
    edits: [{ fn: "private.settle_prepay", from: /or p_payment\.amount <> [^\n]+ then/, to: "then" }],
  },
];
