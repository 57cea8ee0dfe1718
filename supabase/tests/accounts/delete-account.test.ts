import { randomUUID } from "node:crypto";
import { connectAll, inRollback, owner, server } from "../support/backend/database";
import { contradictionsIn } from "../support/invariants";
import { moveOrder } from "../support/orders/move-order";
import { allowReturns, moveToReturn, receiveReturn, requestReturn } from "../support/orders/returns";
import { people } from "../support/people/actors";
import { makePerson, type Person } from "../support/people/person";
import { refusalOf } from "../support/refusal";
import { type Db, makeProduct, makeSingle, orderOf, placeOrder } from "../support/shop";

afterEach(async () => expect(await contradictionsIn(owner)).toEqual({}));

async function deleteAccount(person: Pick<Person, "id">, db: Db = server): Promise<string> {
  const { rows } = await db.query("select public.delete_account($1) as outcome", [person.id]);
  return rows[0].outcome;
}

async function orderIn(status: string, overrides: Record<string, unknown>, price = 499): Promise<string> {
  const { variantIds } = await makeProduct(owner, { price });
  const lines = variantIds.map((variantId) => ({ variantId, listPrice: price }));
  const { id } = await placeOrder(owner, orderOf(lines, overrides));
  if (status === "Return Requested") await moveToReturn(owner, id);
  else await moveOrder(owner, id, status);
  return id;
}

/** Delivered and returned before the courier has paid out its cash: the shop owes it. */
async function owedOrder(overrides: Record<string, unknown>): Promise<string> {
  const id = await orderIn("Delivered", overrides);
  await allowReturns(owner);
  await receiveReturn(owner, await requestReturn(owner, id, { upiId: "asha@okbank" }));
  expect(await rowOf(id)).toMatchObject({ status: "Returned", payment_status: "cod_due" });
  return id;
}

async function rowOf(id: string) {
  return (await owner.query("select * from public.orders where id = $1", [id])).rows[0];
}

const exists = async ({ id }: Person) =>
  (await owner.query("select from auth.users where id = $1", [id])).rowCount === 1;

describe("delete_account", () => {
  it("deletes the person and their data, and retains only what the books need of their orders", async () => {
    const person = await makePerson(owner);
    const bought = await orderIn("Completed", { user_id: person.id, email: person.email });
    const asGuest = await orderIn("Delivered", { email: person.email });
    const before = await rowOf(bought);
    expect(await deleteAccount(person)).toBe("deleted");
    expect(await exists(person)).toBe(false);
    expect((await owner.query("select from public.profiles where id = $1", [person.id])).rowCount).toBe(0);
    for (const id of [bought, asGuest]) {
      expect(await rowOf(id)).toMatchObject({
        user_id: null,
        name: "Deleted account",
        email: "deleted@kapas.invalid",
        phone: "+910000000000",
        shipping_address: { line1: "Removed", line2: "", city: "", pincode: "", state: "Karnataka" },
        total: before.total,
      });
    }
    const { rowCount } = await owner.query("select from public.order_items where order_id = $1", [bought]);
    expect(rowCount).toBe(1);
    expect(await deleteAccount(person)).toBe("no_account");
  });

  it("retains the customer's name and address on an order of 50,000 rupees, as invoice law requires", async () => {
    const person = await makePerson(owner);
    const id = await orderIn("Completed", { user_id: person.id }, 50_000 - 49);
    expect(await deleteAccount(person)).toBe("deleted");
    expect(await rowOf(id)).toMatchObject({
      name: "Asha Verma",
      email: "deleted@kapas.invalid",
      shipping_address: { line1: "12 MG Road" },
    });
  });

  it.each(["Confirmed", "In Production", "Packed", "Shipped", "Return Requested"])(
    "refuses while an order is %s",
    async (status) => {
      const person = await makePerson(owner);
      const id = await orderIn(status, { user_id: person.id, email: person.email });
      expect(await deleteAccount(person)).toBe("open_orders");
      expect([await exists(person), (await rowOf(id)).email]).toEqual([true, person.email]);
    },
  );

  it("ignores a guest's open order with the same address, and does not change it", async () => {
    const person = await makePerson(owner);
    const [open, waiting] = [
      await orderIn("Confirmed", { email: person.email }),
      await orderIn("Cancelled", { email: person.email }),
    ];
    await owner.query("update public.orders set payment_status = 'authorized' where id = $1", [waiting]);
    expect(await deleteAccount(person)).toBe("deleted");
    for (const id of [open, waiting]) {
      expect(await rowOf(id)).toMatchObject({ email: person.email, name: "Asha Verma", user_id: null });
    }
  });

  it("refuses until the refund of a return is paid", async () => {
    const person = await makePerson(owner);
    const id = await owedOrder({ user_id: person.id, email: person.email });
    expect(await deleteAccount(person)).toBe("money_owed");
    expect([await exists(person), (await rowOf(id)).email]).toEqual([true, person.email]);
    await owner.query("select public.collect_cod($1)", [id]);
    expect(await deleteAccount(person)).toBe("deleted");
  });

  it("ignores money owed for a guest's order with the same address, and keeps its UPI ID", async () => {
    const person = await makePerson(owner);
    const id = await owedOrder({ email: person.email });
    expect(await deleteAccount(person)).toBe("deleted");
    expect(await rowOf(id)).toMatchObject({ email: person.email, name: "Asha Verma" });
    const { rows } = await owner.query(
      "select owed, upi_id from public.return_requests where order_id = $1",
      [id],
    );
    expect(rows).toEqual([{ owed: 499, upi_id: "asha@okbank" }]);
  });

  it("refuses while a payment is unsettled, and ignores strangers' orders", async () => {
    const [person, stranger] = [await makePerson(owner), await makePerson(owner)];
    const paid = await orderIn("Cancelled", { user_id: person.id });
    const others = await orderIn("Delivered", { user_id: stranger.id, email: person.email });
    await owner.query("update public.orders set payment_status = 'authorized' where id = $1", [paid]);
    expect(await deleteAccount(person)).toBe("open_orders");
    await owner.query("update public.orders set payment_status = 'cod_due' where id = $1", [paid]);
    expect(await deleteAccount(person)).toBe("deleted");
    expect(await rowOf(others)).toMatchObject({ user_id: stranger.id, name: "Asha Verma" });
  });

  it("keeps the last admin, even when the last two delete themselves at once", async () => {
    const { admin } = people;
    const second = await makePerson(owner);
    await inRollback(owner, async (client) => {
      await client.query("delete from public.user_roles where user_id <> $1", [admin]);
      expect(await deleteAccount({ id: admin }, client)).toBe("last_admin");
      await client.query("insert into public.user_roles (user_id, role) values ($1, 'admin')", [second.id]);
      expect(await deleteAccount(second, client)).toBe("deleted");
      expect(await deleteAccount({ id: admin }, client)).toBe("last_admin");
    });
    await deleteAccount(second);
  });

  it("waits for an order placed at the same moment, or the order waits for it", async () => {
    const person = await makePerson(owner);
    const { variantId } = await makeSingle(owner);
    const [one, two] = await connectAll(owner, 2);
    if (!one || !two) throw new Error("two connections are needed");
    try {
      await one.query("begin");
      expect(await deleteAccount(person, one)).toBe("deleted");
      const placing = placeOrder(two, orderOf([{ variantId }], { user_id: person.id })).then(
        () => "placed",
        () => "refused",
      );
      await one.query("commit");
      expect(await placing).toBe("refused");
    } finally {
      one.release();
      two.release();
    }
  });
});

describe("a new table", () => {
  it("empties or deletes every column that identifies a deleted person", async () => {
    const { rows } = await owner.query(
      `select c.table_schema || '.' || c.table_name as name
       from information_schema.columns c join information_schema.tables t using (table_schema, table_name)
       where c.table_schema in ('public', 'private') and c.column_name = 'user_id' and t.table_type = 'BASE TABLE'
         and not exists (
           select from pg_constraint f
           where f.conrelid = format('%I.%I', c.table_schema, c.table_name)::regclass and f.contype = 'f'
             and f.confrelid = 'auth.users'::regclass and f.confdeltype in ('c', 'n')
         )`,
    );
    expect(rows).toEqual([]);
  });
});

describe("export_account", () => {
  it("contains the account, profile, orders with their lines, and rows of other tables about the person", async () => {
    const person = await makePerson(owner);
    const id = await orderIn("Confirmed", { user_id: person.id, email: person.email });
    await owner.query(
      `insert into public.user_addresses (user_id, name, phone, line1, pincode, city, state, is_default)
       values ($1, 'Asha Verma', '+919876543210', '12 MG Road', '560001', 'Bengaluru', 'Karnataka', true)`,
      [person.id],
    );
    const { rows } = await server.query("select public.export_account($1) as copy", [person.id]);
    expect(rows[0].copy).toMatchObject({
      account: { id: person.id, email: person.email },
      profile: { id: person.id },
      orders: [
        { order_id: (await rowOf(id)).order_id, items: [{ quantity: 1 }], events: [{ type: "placed" }] },
      ],
      user_addresses: [{ line1: "12 MG Road" }],
      user_roles: [],
    });
  });

  it("reports a missing account", async () => {
    const copy = server.query("select public.export_account($1)", [randomUUID()]);
    expect(await refusalOf(copy)).toMatchObject({ code: "PT404", hint: "no_account" });
  });
});
