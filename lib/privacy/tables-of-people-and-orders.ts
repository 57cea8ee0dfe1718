import { account, entry, order, type Person, type PersonalTable, rule } from "./personal-table";

/** Eight financial years, Companies Act, s. 128 (5). */
const bookDays = 2922;

const ofPayment: Person = {
  orderId: "(select p.order_id from public.payments p where p.payment_id = t.payment_id)",
};
const ofSubscription: Person = {
  userId: "(select s.user_id from private.subscriptions s where s.id = t.subscription_id)",
};

/** Accounts, orders, money and subscriptions. */
export const tablesOfPeopleAndOrders: readonly PersonalTable[] = [
  // People
  entry("public.profiles", "name", "created_at", { userId: "t.id" }, "account"),
  entry("public.user_addresses", "name, phone, delivery address", "created_at", account, "account"),
  entry("public.nominees", "name, email and phone of a nominee", "created_at", account, "account"),
  entry("public.user_wishlist", "products a person likes", "created_at", account, "account"),
  entry("public.wishlist_shares", "link to a wishlist", "created_at", account, "account"),
  entry("public.saved_views", "lists of staff", "created_at", account, "account"),
  entry("public.user_roles", "who is staff", "created_at", account, "account"),
  entry("private.registrations", "how an account was created", null, account, "account"),
  entry("private.customers", "name, email, phone, totals", "joined_at", account, "account"),
  entry(
    "private.customer_changes",
    "account or email, until the list is updated",
    null,
    { userId: "t.account_id", email: "t.email" },
    "parent",
  ),
  entry("private.customer_notes", "notes of staff about a customer", "created_at", account, "account"),
  entry("private.deletion_requests", "a written request", "created_at", account, "account"),
  entry(
    "private.blocks",
    "email and phone of a blocked account",
    "created_at",
    { ...account, email: "t.email_key", phone: "t.phone" },
    "account",
  ),
  entry(
    "private.staff_sessions",
    "when staff were in the admin",
    "seen_at",
    {},
    rule("staff_sessions", 2, "seen_at", "check_admin_access"),
  ),
  entry(
    "public.staff_invitations",
    "email of invited staff",
    "created_at",
    { email: "t.email" },
    rule("staff_invitations", 365, "created_at"),
  ),
  entry(
    "private.auth_attempts",
    "keyed hashes of visitors, emails and phones",
    "started_at",
    {},
    rule("auth_attempts", 2, "started_at", "spend_attempts"),
  ),
  // Orders and money
  entry(
    "public.orders",
    "name, email, phone, address, GSTIN",
    "created_at",
    { orderId: "t.id" },
    rule("orders", bookDays, "created_at", "purge_personal_data"),
  ),
  entry(
    "public.invoices",
    "name and address of the buyer",
    "issued_at",
    order,
    rule("invoices", bookDays, "issued_at"),
  ),
  entry("public.order_items", "what was bought", null, order, "order"),
  entry("public.order_events", "steps of an order", "created_at", order, "order"),
  entry("public.order_notes", "notes of staff", "created_at", order, "order"),
  entry("public.order_tags", "tags of staff", null, order, "order"),
  entry("public.extra_parcels", "tracking numbers", "created_at", order, "order"),
  entry("public.coupon_redemptions", "used coupons", "created_at", order, "order"),
  entry("public.lead_popup_orders", "half of an experiment", null, order, "order"),
  entry("private.review_invitations", "that a review was requested", "invited_at", order, "order"),
  entry(
    "public.payments",
    "payment method, email and phone as the gateway has them",
    "created_at",
    order,
    "order",
  ),
  entry("public.refunds", "UPI ID", "created_at", order, "order"),
  entry("public.disputes", "a disputed payment", "created_at", ofPayment, "order"),
  entry("public.reconciliation_breaks", "payments that need attention", "created_at", order, "order"),
  entry("public.money_steps", "UPI ID", "asked_at", order, "order"),
  entry("public.return_requests", "reason, UPI ID", "created_at", order, "order"),
  entry("public.stock_moves", "order or staff of a stock change", "created_at", order, "order"),
  entry("public.stock_counts", "who counted", "created_at", {}, "staff"),
  entry(
    "private.cod_codes",
    "hash of a code that was sent",
    "sent_at",
    order,
    rule("cod_codes", 1, "sent_at"),
  ),
  entry(
    "private.unproven_orders",
    "phone, email, keyed hash of the visitor",
    "placed_at",
    { ...order, email: "t.email_key", phone: "t.phone" },
    rule("unproven_orders", 1, "placed_at", "check_unproven"),
  ),
  entry(
    "public.phone_drafts",
    "name, phone, address, as taken on the phone",
    "updated_at",
    order,
    rule("phone_drafts", 30, "updated_at"),
  ),
  entry(
    "public.webhook_events",
    "what the payment gateway sent: email, phone",
    "received_at",
    {
      orderId: "(select p.order_id from public.payments p where p.payment_id = t.raw ->> 'payment_id')",
    },
    rule("webhook_events", 365, "received_at", "job", "applied_at is not null"),
  ),
  entry(
    "public.coupons",
    "email of the owner of a personal code",
    "created_at",
    { userId: "t.owner_user_id", email: "t.owner_email_key" },
    "account",
  ),
  // Subscriptions
  entry(
    "private.subscriptions",
    "name, email, phone, address",
    "created_at",
    { ...account, email: "t.email", phone: "t.phone" },
    "account",
  ),
  entry("private.subscription_charges", "payments", "created_at", { ...ofSubscription, ...order }, "parent"),
  entry("private.subscription_events", "steps of a subscription", "created_at", ofSubscription, "parent"),
];
