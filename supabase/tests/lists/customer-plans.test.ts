import { customerList } from "../../../lib/customers/customer-list";
import { bare, indexTrial } from "../support/list-plans";

indexTrial("customers", {
  list: customerList,
  view: "customer_list",
  actor: "support",
  large: ["customers"],
  analyzed: "private.customers",
  indexes: ["private.customers_words"],
  conditions: {
    words: `words ilike '%meera nair%'`,
    orders: `orders >= '40' and orders <= '45'`,
    value: `value >= '4990' and value <= '4995'`,
    returns: `returns >= '9'`,
    refused: `refused >= '1'`,
    blocked: `is_blocked = true`,
    deletion: `is_deletion_asked = true`,
    joined: `joined_at >= '2025-01-05T00:00:00Z' and joined_at < '2025-01-06T00:00:00Z'`,
  },
  fill: bare(`insert into private.customers
     select gen_random_uuid(), case n % 997 when 0 then 'Meera Nair' else 'Ravi ' || n end, null, null,
       case n % 997 when 0 then 'Meera Nair' else 'Ravi ' || n end, timestamptz '2025-01-01' + n * interval '7 minutes',
       false, n % 900 = 0, n % 1900 = 0, n % 50, n % 5000, n % 10, case n % 300 when 0 then 1 else 0 end
     from generate_series(1, 20000) as n`),
});
