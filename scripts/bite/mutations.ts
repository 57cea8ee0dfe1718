import { checkoutMutations } from "./checkout-mutations";
import { moneyBackMutations } from "./money-back-mutations";
import type { Mutation } from "./mutation";

const variantLock = {
  fn: "private.lock_stock",
  from: /perform 1 from public\.product_variants[^;]+for no key update;/,
  to: "",
};
const productLock = {
  fn: "private.lock_stock",
  from: /perform 1 from public\.products[^;]+for no key update;/,
  to: "",
};
const reservedCheck = "alter table public.product_variants drop constraint product_variants_reserved_check";

export const mutations: Mutation[] = [
  ...moneyBackMutations,
  ...checkoutMutations,
  {
    name: "buyers take no lock before they look at the stock",
    suites: ["races"],
    mustFail: "for the last piece:",
    edits: [variantLock, productLock],
  },
  {
    name: "neither a lock nor a check that reserved <= stock",
    suites: ["races"],
    mustFail: "for the last piece:",
    edits: [variantLock, productLock],
    sql: reservedCheck,
  },
  {
    name: "variants are locked in any order",
    suites: ["races"],
    edits: [
      {
        fn: "private.lock_stock",
        from: /(product_variants[^;]+)order by id/,
        to: "$1order by random()",
      },
    ],
  },
  {
    name: "a used idempotency key is not looked up",
    suites: ["races"],
    edits: [{ fn: "public.place_order", from: /if not found then/, to: "if false then" }],
  },
  {
    name: "the ledger does not lock the variants it moves",
    suites: ["races"],
    edits: [
      {
        fn: "private.apply_stock_moves",
        from: /perform 1 from public\.product_variants[^;]+;/,
        to: "",
      },
    ],
  },
  {
    name: "roll-ups do not lock their products",
    suites: ["races"],
    edits: [
      { fn: "private.roll_up_products", from: /perform 1 from public\.products[^;]+;/, to: "" },
      productLock,
    ],
  },
  {
    name: "stock may be edited past the ledger",
    suites: ["catalog"],
    sql: "drop trigger product_variants_guard_stock on public.product_variants",
  },
  {
    name: "the ledger may be rewritten",
    suites: ["catalog"],
    sql: "drop trigger stock_moves_append_only on public.stock_moves",
  },
  {
    name: "an event id may be used again with another body",
    suites: ["orders"],
    edits: [{ fn: "private.take_event", from: /v_known\.body_hash <> p_body_hash/, to: "false" }],
  },
  {
    name: "any amount pays",
    suites: ["orders"],
    edits: [{ fn: "private.settle_capture", from: /p_payment\.amount <> p_order\.total or/, to: "" }],
  },
  {
    name: "a later failure overwrites a capture",
    suites: ["orders"],
    edits: [{ fn: "public.apply_payment", from: /known\.rank < v_rank and/, to: "" }],
  },
  {
    name: "orders without row level security",
    suites: ["access", "gateway"],
    sql: "alter table public.orders disable row level security",
  },
  {
    name: "a customer may insert orders",
    suites: ["access"],
    sql: `grant insert on public.orders to authenticated;
      create policy orders_insert_own on public.orders for insert to authenticated with check (true)`,
  },
  {
    name: "a profile may be written by anybody",
    suites: ["access"],
    sql: "alter policy profiles_update_own on public.profiles using (true) with check (true)",
  },
  {
    name: "a customer may give away roles",
    suites: ["access"],
    sql: "create policy user_roles_insert_own on public.user_roles for insert to authenticated with check (true)",
  },
  {
    name: "anybody may place orders by RPC",
    suites: ["access"],
    sql: "grant execute on function public.place_order to anon",
  },
  {
    name: "a new table that nobody thought about",
    suites: ["access"],
    sql: "create table public.wishes (id int); alter table public.wishes enable row level security",
  },
  {
    name: "drafts are shown",
    suites: ["access"],
    sql: "alter policy products_select_public on public.products using (true)",
  },
  {
    name: "a deleted default has no successor",
    suites: ["addresses"],
    edits: [{ fn: "private.delete_address", from: /update public\.user_addresses[^;]+;/, to: "" }],
  },
  {
    name: "somebody else's address may be changed",
    suites: ["addresses"],
    edits: [
      { fn: "private.save_address", from: /where id = p_id and user_id = v_user/, to: "where id = p_id" },
    ],
  },
  {
    name: "somebody else's address may be deleted",
    suites: ["addresses"],
    edits: [
      { fn: "private.delete_address", from: /where id = p_id and user_id = v_user/, to: "where id = p_id" },
    ],
  },
  {
    name: "an address book grows without end",
    suites: ["addresses"],
    edits: [{ fn: "private.save_address", from: />= 20/, to: ">= 2000" }],
  },
  {
    name: "a claimed message is due for everybody else",
    suites: ["outbox"],
    edits: [
      { fn: "public.claim_outbox", from: /next_at = now\(\) \+ interval '2 minutes'/, to: "next_at = now()" },
    ],
  },
  {
    name: "a message that only its provider can't take holds all others up",
    suites: ["outbox"],
    edits: [{ fn: "public.claim_outbox", from: /order by away_attempts, /, to: "order by " }],
  },
  {
    name: "tries that found the provider away count against a message",
    suites: ["outbox"],
    edits: [{ fn: "public.claim_outbox", from: /attempts - away_attempts/, to: "attempts" }],
  },
  {
    name: "whoever lost the lease settles the message of another",
    suites: ["outbox"],
    edits: [{ fn: "public.settle_outbox", from: /attempts = p_attempt and/, to: "" }],
  },
  {
    name: "everybody's addresses are shown",
    suites: ["access"],
    sql: "alter policy user_addresses_select_own on public.user_addresses using (true)",
  },
  {
    name: "serials come from a sequence, which forgets what is rolled back",
    suites: ["invoices"],
    mustFail: "leave no gap when a packing is taken back",
    edits: [
      {
        fn: "private.issue_paper",
        from: /insert into private\.invoice_counters[\s\S]+?into v_serial;/,
        to: "v_serial := nextval('private.paper_serials');",
      },
    ],
    sql: "create sequence private.paper_serials; grant usage on sequence private.paper_serials to service_role",
  },
  {
    name: "issued papers may be changed",
    suites: ["invoices"],
    mustFail: "can't be changed or deleted",
    sql: "drop trigger invoices_stay on public.invoices",
  },
  {
    name: "a guest's order is shown for an address that nobody has proven",
    suites: ["accounts"],
    edits: [{ fn: "private.orders_of", from: /and u\.email_confirmed_at is not null/, to: "" }],
  },
  {
    name: "a deleted account leaves its name on its orders",
    suites: ["accounts"],
    edits: [{ fn: "private.delete_account", from: /name = case when[^,]+,/, to: "" }],
  },
  {
    name: "somebody else's wishlist may be filled",
    suites: ["access"],
    sql: "alter policy user_wishlist_insert_own on public.user_wishlist with check (true)",
  },
  {
    name: "a shared wishlist tells whose it is",
    suites: ["wishlist"],
    edits: [
      { fn: "private.shared_wishlist", from: /'color', w\.color/, to: "'color', w.color, 'of', w.user_id" },
    ],
  },
];
