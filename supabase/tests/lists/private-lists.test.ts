import type { PoolClient } from "pg";
import { groupList } from "../../../lib/groups/group-list";
import { stockList } from "../../../lib/inventory/stock-list";
import { breakList } from "../../../lib/orders/break-list";
import { deadMessageList } from "../../../lib/orders/dead-message-list";
import { orderList } from "../../../lib/orders/order-list";
import { packingList } from "../../../lib/orders/packing-list";
import { productList } from "../../../lib/products/product-list";
import { queueList } from "../../../lib/submissions/queue-list";
import { inRollback, owner } from "../support/backend/database";
import { type Actor, actAs, pastGrants, people } from "../support/people/actors";
import { rolledBackAs } from "../support/people/staff-session";
import { makeSingle, orderOf, placeOrder } from "../support/shop";

// Personal data that a role reads through the lists of the admin, and through shared searches.

let orderId: string;

beforeEach(async () => {
  const { variantId } = await makeSingle(owner);
  orderId = (await placeOrder(owner, orderOf([{ variantId }]))).id;
});

const everybody = ["asha", "admin", "manager", "packer", "editor", "support"] as const;

/** The people who find a row. */
async function readers(query: string, values: unknown[]): Promise<Actor[]> {
  const found: Actor[] = [];
  for (const actor of everybody) {
    const rows = await rolledBackAs(actor, async (client) => (await client.query(query, values)).rowCount);
    if (rows) found.push(actor);
  }
  return found;
}

it("shows a packer parcels, and whole orders only to staff who answer customers", async () => {
  expect(await readers("select from public.packing_list where id = $1", [orderId])).toEqual([
    "admin",
    "manager",
    "packer",
  ]);
  for (const view of ["order_list", "orders"]) {
    expect(await readers(`select from public.${view} where id = $1`, [orderId])).toEqual([
      "admin",
      "manager",
      "support",
    ]);
  }
});

it("hides held orders from packing, and shows the reason in the list of orders", async () => {
  const find = (actor: Actor, view: string, columns: string) =>
    inRollback(owner, async (client) => {
      await client.query("update public.orders set disputed_at = private.now() where id = $1", [orderId]);
      await actAs(client, actor);
      return (await client.query(`select ${columns} from public.${view} where id = $1`, [orderId])).rows;
    });
  expect(await find("packer", "packing_list", "id")).toEqual([]);
  expect(await find("support", "order_list", "hold, is_on_hold")).toEqual([
    { hold: "disputed", is_on_hold: true },
  ]);
});

it("shows a parcel without email address, payment or coupon", async () => {
  const { rows } = await rolledBackAs("packer", (client) =>
    client.query("select * from public.packing_list where id = $1", [orderId]),
  );
  expect(Object.keys(rows[0]).sort()).toEqual([
    "business_name",
    "created_at",
    "id",
    "lines",
    "name",
    "note",
    "order_id",
    "phone",
    "pincode",
    "shipping_address",
    "status",
    "words",
  ]);
  expect(JSON.stringify(rows)).not.toContain("@kapas.test");
  await owner.query("select public.transition_order($1, 'Cancelled', 'admin')", [orderId]);
  expect(await readers("select from public.packing_list where id = $1", [orderId])).toEqual([]);
});

const saveView = (client: PoolClient, list: string, name: string, isShared = false) =>
  client.query("insert into public.saved_views (list, name, q, is_shared) values ($1, $2, '', $3)", [
    list,
    name,
    isShared,
  ]);

describe("a saved view", () => {
  const definitions = {
    "orders.read": [orderList, groupList, deadMessageList],
    "orders.fulfil": [packingList],
    "money.read": [breakList],
    "inventory.read": [stockList([], [])],
    "products.read": [productList([])],
    "art.review": [queueList],
  };

  it.each(Object.entries(definitions))("needs %s, as its list does", (permission, lists) =>
    inRollback(owner, async (client) => {
      await client.query("delete from public.role_permissions where role = 'editor'");
      await actAs(client, "editor");
      for (const { name } of lists) {
        await client.query("savepoint refused");
        await expect(saveView(client, name, "Mine")).rejects.toThrow(/row-level security/);
        await client.query("rollback to refused");
      }
      await pastGrants(client);
      await client.query("insert into public.role_permissions values ('editor', $1)", [permission]);
      await actAs(client, "editor");
      for (const { name } of lists) expect((await saveView(client, name, "Mine")).rowCount).toBe(1);
    }),
  );

  it("is readable when shared by those who may see its list, and by no one else", async () => {
    const { rows } = await owner.query(
      `insert into public.saved_views (user_id, list, name, q, is_shared)
       values ($1, 'orders', 'Asha, 98765 43210', '9876543210', true) returning id`,
      [people.support],
    );
    expect(await readers("select from public.saved_views where id = $1", [rows[0].id])).toEqual([
      "admin",
      "manager",
      "support",
    ]);
    await owner.query("delete from public.saved_views where id = $1", [rows[0].id]);
  });

  it("is refused for an unknown list", () =>
    rolledBackAs("admin", async (client) => {
      await expect(saveView(client, "secrets", "Mine")).rejects.toThrow(/row-level security/);
    }));

  it("is one of at most twenty per person, and of at most twenty shared ones", () =>
    rolledBackAs("packer", async (client) => {
      for (let n = 0; n < 20; n++) await saveView(client, "inventory", `View ${n}`, true);
      const full = { code: "PT409", hint: "too_many_views" };
      await client.query("savepoint before");
      await expect(saveView(client, "inventory", "One more")).rejects.toMatchObject(full);
      await client.query("rollback to before");
      expect((await saveView(client, "packing", "Another list")).rowCount).toBe(1);
      await actAs(client, "support");
      expect((await saveView(client, "inventory", "Not shared")).rowCount).toBe(1);
      await expect(saveView(client, "inventory", "Shared too", true)).rejects.toMatchObject(full);
    }));

  it.each(["", " padded", "line\nbreak", "\u202etnirp oT", "x".repeat(41)])("can't be named %j", (name) =>
    rolledBackAs("admin", async (client) => {
      await expect(saveView(client, "products", name)).rejects.toMatchObject({ code: "23514" });
    }),
  );
});
