import { breakList } from "../../../lib/orders/break-list";
import { deadMessageList } from "../../../lib/orders/dead-message-list";
import { orderList } from "../../../lib/orders/order-list";
import { bare, indexTrial } from "../support/list-plans";

const oneDay = (column: string) =>
  `${column} >= '2025-01-05T00:00:00Z' and ${column} < '2025-01-06T00:00:00Z'`;

const orders = `insert into public.orders (order_id, name, email, phone, status, payment_method, payment_status, subtotal, total,
     shipping_address, expires_at, created_at, coupon_code, courier)
   select 'PLAN-' || n, case n % 997 when 0 then 'Meera Nair' else 'Ravi ' || n end, 'plan-' || n || '@example.com',
     '+91980' || (1000000 + n), case n % 900 when 0 then 'COD Review' else 'Completed' end, 'online',
     case n % 800 when 0 then 'authorized' else 'captured' end, n % 5000, n % 5000,
     jsonb_build_object('line1', '1', 'pincode', (560000 + n % 300)::text, 'city', 'Bengaluru', 'state', 'Karnataka'),
     now(), timestamptz '2025-01-01' + n * interval '7 minutes', case n % 600 when 0 then 'RARE' end,
     case n % 500 when 0 then 'Delhivery' else 'Blue Dart' end
   from generate_series(1, 20000) as n`;

indexTrial("orders", {
  list: orderList,
  view: "order_list",
  actor: "manager",
  large: ["orders", "reconciliation_breaks", "outbox"],
  analyzed: "public.orders, public.order_tags",
  indexes: ["public.orders_words", "public.orders_courier", "public.order_tags_tags"],
  conditions: {
    words: `words ilike '%meera nair%'`,
    status: `status = 'COD Review'`,
    payment: `payment_status = 'authorized'`,
    total: `total >= '4990' and total <= '4995'`,
    created: oneDay("created_at"),
    pincode: `pincode = '560099'`,
    coupon: `coupon_code = 'RARE'`,
    courier: `courier ilike '%delhivery%'`,
    tag: `tags @> '{"rare"}'`,
    hold: `is_on_hold = true`,
  },
  fill: bare(`${orders};
    insert into public.order_tags (order_id, tags)
     select id, case when coupon_code = 'RARE' then '{gift,rare}'::text[] else '{gift}' end
     from public.orders where order_id like 'PLAN-%' and total::int % 20 = 0`),
});

indexTrial("cases", {
  list: breakList,
  view: "break_list",
  actor: "manager",
  large: ["orders", "reconciliation_breaks", "outbox"],
  analyzed: "public.orders, public.reconciliation_breaks",
  indexes: ["public.reconciliation_breaks_words"],
  conditions: {
    words: `words ilike '%pay_rare%'`,
    open: `is_open = true`,
    waiting: `is_waiting = true`,
    reason: `reason = 'disputed'`,
    amount: `amount >= '4990' and amount <= '4995'`,
    created: oneDay("created_at"),
  },
  fill: bare(`${orders};
    insert into public.reconciliation_breaks (reason, payment_id, amount, created_at, resolved_at)
     select case n % 700 when 0 then 'disputed' else 'stock_gone' end,
       case n % 997 when 0 then 'pay_rare' else 'pay_plan' end || n, n % 5000,
       timestamptz '2025-01-01' + n * interval '7 minutes', case when n % 400 > 0 then now() end
     from generate_series(1, 20000) as n`),
});

indexTrial("messages that were given up", {
  list: deadMessageList,
  view: "dead_message_list",
  actor: "manager",
  large: ["orders", "reconciliation_breaks", "outbox"],
  analyzed: "public.orders, public.outbox",
  indexes: ["public.outbox_admin_topic", "public.outbox_admin_words"],
  conditions: {
    words: `words ilike '%mailbox full%'`,
    channel: `channel = 'sms'`,
    topic: `topic ilike '%refund%'`,
    since: oneDay("dead_at"),
  },
  fill: bare(`${orders};
    insert into public.outbox (topic, email, channel, dead_at, last_error)
     select case n % 300 when 0 then 'refund_sent' else 'order_placed' end, 'plan-' || n || '@example.com',
       case n % 200 when 0 then 'sms' else 'email' end, timestamptz '2025-01-01' + n * interval '7 minutes',
       case n % 997 when 0 then 'The mailbox full' else 'No such user' end
     from generate_series(1, 20000) as n`),
});
