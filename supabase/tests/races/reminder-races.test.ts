import { openPool } from "../support/backend/database";
import { ask, mailbox, makeSoldOut, moveStock, queue } from "../support/customers/reminders";
import { race } from "../support/races/race";

const owner = openPool("postgres", 12);
/** The roles of the jobs and of the shop. */
const shop = openPool("service_role", 12);

it("emails three of a hundred waiting people about one restocked item, with any number of runners", async () => {
  const variant = await makeSoldOut(owner);
  const all = Array.from({ length: 100 }, (_, index) => mailbox(`race${index}`));
  for (const email of all) await ask(owner, variant, email);
  await moveStock(owner, variant, 1);
  await race(shop, 10, queue);
  await race(shop, 10, queue);
  const { rows } = await owner.query(
    "select email from public.outbox where topic = 'restock' and email = any ($1) order by email",
    [all],
  );
  expect(rows.map(({ email }) => email)).toEqual(all.slice(0, 3).toSorted());
  await owner.query("delete from public.restock_requests where variant_id = $1", [variant]);
});

it("stores one request for a hundred clicks of one person", async () => {
  const variant = await makeSoldOut(owner);
  const email = mailbox();
  await race(shop, 10, async (client) => {
    for (let press = 0; press < 10; press++) await ask(client, variant, email);
  });
  const { rowCount } = await owner.query("select from public.restock_requests where variant_id = $1", [
    variant,
  ]);
  expect(rowCount).toBe(1);
});

it("never stores more than twenty waiting requests of a mailbox, also for thirty at once", async () => {
  const email = mailbox();
  const variants: number[] = [];
  for (let count = 0; count < 30; count++) variants.push(await makeSoldOut(owner));
  await race(shop, 10, async (client, index) => {
    for (const variant of variants.slice(index * 3, index * 3 + 3)) await ask(client, variant, email);
  });
  const { rowCount } = await owner.query("select from public.restock_requests where email = $1", [email]);
  expect(rowCount).toBe(20);
});
