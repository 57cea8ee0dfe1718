import { customerList } from "../../../lib/customers/customer-list";
import { actAs } from "../support/actors";
import { inRollback, owner } from "../support/database";
import { fieldsOf, findScans } from "../support/list-plans";

// As plans.test.ts, for customers.

const ROWS = 20_000;

const conditions: Record<string, string> = {
  words: `words ilike '%meera nair%'`,
  orders: `orders >= '40' and orders <= '45'`,
  value: `value >= '4990' and value <= '4995'`,
  returns: `returns >= '9'`,
  refused: `refused >= '1'`,
  blocked: `is_blocked = true`,
  deletion: `is_deletion_asked = true`,
  joined: `joined_at >= '2025-01-05T00:00:00Z' and joined_at < '2025-01-06T00:00:00Z'`,
};

it("each filter and each order of the customers has an index", async () => {
  await inRollback(owner, async (client) => {
    await client.query("set local session_replication_role = replica");
    await client.query(
      `insert into private.customers
       select gen_random_uuid(), case n % 997 when 0 then 'Meera Nair' else 'Ravi ' || n end, null, null,
         case n % 997 when 0 then 'Meera Nair' else 'Ravi ' || n end, timestamptz '2025-01-01' + n * interval '7 minutes',
         false, n % 900 = 0, n % 1900 = 0, n % 50, n % 5000, n % 10, case n % 300 when 0 then 1 else 0 end
       from generate_series(1, $1) as n`,
      [ROWS],
    );
    await client.query("set local session_replication_role = origin");
    // Rows that wait for their place in the text index would make it look expensive.
    await client.query("select gin_clean_pending_list('private.customers_words')");
    await client.query("analyze private.customers");
    await actAs(client, "support");
    expect(Object.keys(conditions).sort()).toEqual(fieldsOf(customerList));
    expect(
      await findScans(client, customerList, { view: "customer_list", conditions, large: ["customers"] }),
    ).toEqual([]);
  });
});
