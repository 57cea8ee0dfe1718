import type { Mutation } from "./mutation";

/** Protections of refunds, disputes and the desk. */
export const moneyBackMutations: Mutation[] = [
  {
    name: "refunds do not lock their order and payment",
    suites: ["races"],
    mustFail: "50 admins at once",
    edits: [
      { fn: "private.queue_refund", from: / for no key update/, to: "" },
      { fn: "public.request_refund", from: / for update/, to: "" },
    ],
  },
  {
    name: "more may go back than came",
    suites: ["orders"],
    edits: [
      { fn: "private.queue_refund", from: /p_amount > private\.left_of_payment\(v_payment\)/, to: "false" },
    ],
  },
  {
    name: "a refund's key is not looked up",
    suites: ["orders"],
    edits: [
      { fn: "public.request_refund", from: /where id = p_key;\s+if found/, to: "where id = p_key; if false" },
    ],
  },
  {
    name: "a refund's key may be used for another amount",
    suites: ["orders"],
    edits: [{ fn: "public.request_refund", from: /\(v_refund\.order_id, [^;]+?\) then/, to: "false then" }],
  },
  {
    name: "a capture and its refund are not heard of one at a time",
    suites: ["races"],
    mustFail: "waits for the capture",
    edits: [{ fn: "private.lock_payment_id", from: /select pg_catalog[^$]+/, to: "select null::void\n" }],
  },
  {
    name: "a refund that came before its payment is forgotten",
    suites: ["orders"],
    edits: [{ fn: "public.apply_payment", from: /perform private\.apply_waiting_refunds[^;]+;/, to: "" }],
  },
  {
    name: "a refund goes back from processed to pending",
    suites: ["orders"],
    edits: [
      {
        fn: "private.move_refund",
        from: /array_position\(v_ranks, p_status\) <= array_position\(v_ranks, p_refund\.status\)/,
        to: "p_status = p_refund.status",
      },
    ],
  },
  {
    name: "a refund of the dashboard takes no room of ours",
    suites: ["orders"],
    edits: [{ fn: "private.apply_refund_fact", from: /perform private\.fit_refunds[^;]+;/, to: "" }],
  },
  {
    name: "money that pays nothing stays",
    suites: ["orders"],
    edits: [{ fn: "private.settle_capture", from: /perform private\.queue_refund[^;]+;/, to: "" }],
  },
  {
    name: "money that pays nothing has no row",
    suites: ["orders"],
    edits: [{ fn: "private.settle_capture", from: /perform private\.record_break[^;]+;/, to: "" }],
  },
  {
    name: "an order that needs no payment may be paid",
    suites: ["orders"],
    edits: [
      {
        fn: "private.settle_capture",
        from: /when p_order\.payment_method <> 'online' then 'not_expected'/,
        to: "",
      },
    ],
  },
  {
    name: "a cancelled order keeps the money",
    suites: ["orders"],
    sql: "drop trigger orders_refund on public.orders",
  },
  {
    name: "an order whose money went back is made",
    suites: ["orders"],
    sql: "drop trigger orders_refunded on public.orders",
  },
  {
    name: "a disputed order is sent",
    suites: ["orders"],
    sql: "drop trigger orders_disputed on public.orders",
  },
  {
    name: "refunds of a disputed payment leave",
    suites: ["orders"],
    edits: [{ fn: "public.claim_refunds", from: /not private\.is_in_dispute\(payment_id\)/, to: "true" }],
  },
  {
    name: "a decided dispute is opened again by an old event",
    suites: ["orders"],
    edits: [
      {
        fn: "public.apply_dispute",
        from: /and array_position\(v_ranks, known\.status\) < array_position\(v_ranks, excluded\.status\)/,
        to: "",
      },
    ],
  },
  {
    name: "polling makes an order look changed",
    suites: ["orders"],
    sql: `drop trigger orders_touch on public.orders;
      create trigger orders_touch before update on public.orders for each row execute function private.touch_updated_at()`,
  },
  {
    name: "a request that is no number of paise is refunded",
    suites: ["orders"],
    edits: [
      {
        fn: "private.queue_refund",
        from: /\(p_amount > 0 and p_amount = round\(p_amount, 2\)\) is not true/,
        to: "false",
      },
    ],
  },
  {
    name: "anybody may ask for refunds by RPC",
    suites: ["access"],
    sql: "grant execute on function public.request_refund to authenticated",
  },
];
