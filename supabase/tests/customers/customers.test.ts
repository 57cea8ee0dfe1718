import {
  type CustomerSession,
  callCustomers,
  customerTrial,
  inCustomerTest,
  readCustomer,
} from "../support/customers/customer-session";
import { moveOrder } from "../support/orders/move-order";
import { allowReturns, requestReturn } from "../support/orders/returns";
import { people } from "../support/people/actors";
import { refusalIn } from "../support/refusal";
import { makeProduct, orderOf, placeOrder } from "../support/shop";

/** The customer's row after all recorded changes were applied. */
async function rowOf(at: CustomerSession) {
  await at.asShop();
  while (
    (await at.client.query("select public.rebuild_changed_customers(100000) as count")).rows[0].count > 0
  );
  await at.as("support");
  const { rows } = await at.client.query(
    "select name, orders, value::float, returns, refused, is_blocked, is_deletion_asked from public.customer_list where id = $1",
    [at.customer.id],
  );
  await at.asShop();
  return rows[0];
}

async function buy(at: CustomerSession, status: string, who: object): Promise<string> {
  await at.asShop();
  const { variantIds } = await makeProduct(at.client, { stocks: [9], price: 499 });
  const lines = [{ variantId: variantIds[0] ?? 0, listPrice: 499 }];
  const { id } = await placeOrder(at.client, orderOf(lines, { ...who }));
  await moveOrder(at.client, id, status);
  return id;
}

customerTrial(
  "counts orders, value, returns and refused parcels, including a guest's orders of the proven address",
  async (at) => {
    const { id, email } = at.customer;
    expect(await rowOf(at)).toMatchObject({ name: "Desk Customer", orders: 0, value: 0 });
    await allowReturns(at.client);
    const kept = await buy(at, "Delivered", { user_id: id, email });
    await requestReturn(at.client, kept, { upiId: "asha@okbank" });
    const refused = await buy(at, "Shipped", { user_id: id, email });
    await at.client.query("select public.transition_order($1, 'RTO', 'admin', '')", [refused]);
    await buy(at, "Cancelled", { user_id: id, email });
    await buy(at, "Delivered", { email });
    await buy(at, "Delivered", {});
    const { rows } = await at.client.query("select total::float from public.orders where id = $1", [kept]);
    const figures = { orders: 4, value: 2 * rows[0].total, returns: 1, refused: 1 };
    expect(await rowOf(at)).toMatchObject(figures);
    await at.as("support");
    expect((await readCustomer(at)).figures).toEqual(figures);
  },
);

customerTrial(
  "follows names, blocks and requests, and leaves out unproven accounts and staff",
  async (at) => {
    const { id } = at.customer;
    await at.as("support");
    await callCustomers(at, "block_customer($1, 'A reason')", [id]);
    await callCustomers(at, "request_deletion($1, 'A letter')", [id]);
    await at.asShop();
    await at.client.query("update public.profiles set first_name = 'New' where id = $1", [id]);
    expect(await rowOf(at)).toMatchObject({
      name: "New Customer",
      is_blocked: true,
      is_deletion_asked: true,
    });
    await at.as("support");
    await callCustomers(at, "unblock_customer($1, 'A reason')", [id]);
    await callCustomers(at, "cancel_deletion_request($1)", [id]);
    expect(await rowOf(at)).toMatchObject({ is_blocked: false, is_deletion_asked: false });
    await at.client.query("insert into public.user_roles (user_id, role) values ($1, 'packer')", [id]);
    expect(await rowOf(at)).toBeUndefined();
    await at.client.query("delete from public.user_roles where user_id = $1", [id]);
    expect(await rowOf(at)).toBeDefined();
    await at.client.query(
      "update auth.users set email_confirmed_at = null, phone_confirmed_at = null where id = $1",
      [id],
    );
    expect(await rowOf(at)).toBeUndefined();
  },
);

/** An order placed with these details. */
async function orderAs({ client, asShop }: CustomerSession, who: object) {
  await asShop();
  const { variantIds } = await makeProduct(client, { stocks: [9] });
  return placeOrder(client, orderOf([{ variantId: variantIds[0] ?? 0 }], { ...who }));
}

const block = (at: CustomerSession, userId = at.customer.id) =>
  callCustomers(at, "block_customer($1, $2)", [userId, " Refused six parcels "]);

const steps = [
  "block_customer($1, 'A reason')",
  "unblock_customer($1, 'A reason')",
  "sign_out_customer($1)",
  "start_password_reset($1)",
  "add_customer_note($1, 'A note')",
  "export_customer($1, 'A letter')",
  "request_deletion($1, 'A letter')",
  "cancel_deletion_request($1)",
  "delete_customer($1)",
];

describe("customer permissions", () => {
  it.each(["packer", "editor", "asha"] as const)(
    "refuse %s to see a customer or take a step, also with themselves",
    (actor) =>
      inCustomerTest(async (at) => {
        await at.as(actor);
        for (const userId of [at.customer.id, people[actor]]) {
          for (const step of ["get_admin_customer($1)", ...steps]) {
            const refusal = await refusalIn(at.client, () => callCustomers(at, step, [userId]));
            expect([step, refusal.hint]).toEqual([step, "forbidden"]);
          }
        }
        const { rowCount } = await at.client.query("select from public.customer_list");
        expect(rowCount).toBe(0);
      })(),
  );

  customerTrial(
    "refuse every step with a staff account: support with an owner, an owner with themselves",
    async (at) => {
      for (const [actor, target] of [
        ["support", people.admin],
        ["support", people.support],
        ["admin", people.admin],
        ["admin", people.packer],
      ] as const) {
        await at.as(actor);
        for (const step of steps) {
          const refusal = await refusalIn(at.client, () => callCustomers(at, step, [target]));
          expect([actor, step, refusal.hint]).toEqual([actor, step, "is_staff"]);
        }
      }
    },
  );
});

describe("a block", () => {
  customerTrial("ends the sessions, marks the account, and records who did it and why", async (at) => {
    await at.as("support");
    expect(await readCustomer(at)).toMatchObject({ sessions: 1, block: null });
    await block(at);
    const shown = await readCustomer(at);
    expect(shown).toMatchObject({ sessions: 0, block: { note: "Refused six parcels" } });
    expect(shown.steps).toMatchObject([
      { step: "blocked", note: "Refused six parcels", by: shown.block?.by },
    ]);
    await at.asShop();
    const marked = await at.client.query(
      "select raw_app_meta_data ->> 'is_blocked' as marked from auth.users where id = $1",
      [at.customer.id],
    );
    expect(marked.rows).toEqual([{ marked: "true" }]);
  });

  customerTrial("by two at once reports the first person to the second", async (at) => {
    await at.as("support");
    await block(at);
    await at.as("manager");
    const refusal = await refusalIn(at.client, () => block(at));
    expect(refusal.hint).toBe("already_done");
    expect(JSON.parse(String(refusal.detail))).toMatchObject({ by: (await readCustomer(at)).block?.by });
  });

  customerTrial(
    "refuses orders of the account with a clear message, and of guests with its phone or address like any cap",
    async (at) => {
      const { id, email, phone } = at.customer;
      await at.as("support");
      await block(at);
      const tried = async (who: object) => (await refusalIn(at.client, () => orderAs(at, who))).hint;
      expect(await tried({ user_id: id, email, phone })).toBe("blocked");
      expect(await tried({ phone })).toBe("too_many_unproven");
      expect(await tried({ email: email.toUpperCase() })).toBe("too_many_unproven");
      expect(await tried({ email: email.replace("@", "+again@") })).toBe("too_many_unproven");
      expect(await orderAs(at, {})).toHaveProperty("order_id");
    },
  );

  customerTrial("ends with unblocking, and does not block an unproven address", async (at) => {
    await at.client.query("update auth.users set email_confirmed_at = null where id = $1", [at.customer.id]);
    await at.as("support");
    await block(at);
    expect(await orderAs(at, { email: at.customer.email })).toHaveProperty("order_id");
    await at.as("support");
    await callCustomers(at, "unblock_customer($1, 'Said sorry')", [at.customer.id]);
    expect(await orderAs(at, { user_id: at.customer.id, phone: at.customer.phone })).toHaveProperty(
      "order_id",
    );
    await at.as("support");
    const again = () => callCustomers(at, "unblock_customer($1, 'Again')", [at.customer.id]);
    expect((await refusalIn(at.client, again)).hint).toBe("not_blocked");
  });
});

describe("customer steps", () => {
  customerTrial(
    "end all sessions and return their number, and send a password link to a proven address only",
    async (at) => {
      await at.as("support");
      expect(await callCustomers(at, "sign_out_customer($1)", [at.customer.id])).toBe(1);
      expect(await callCustomers(at, "start_password_reset($1)", [at.customer.id])).toBe(at.customer.email);
      await callCustomers(at, "add_customer_note($1, ' Asks for XXL ')", [at.customer.id]);
      const { notes, steps: loggedSteps } = await readCustomer(at);
      expect(notes).toMatchObject([{ body: "Asks for XXL" }]);
      expect(loggedSteps.map(({ step }) => step)).toEqual(["password_link", "signed_out"]);
      await at.asShop();
      await at.client.query("update auth.users set email_confirmed_at = null where id = $1", [
        at.customer.id,
      ]);
      await at.as("support");
      const reset = () => callCustomers(at, "start_password_reset($1)", [at.customer.id]);
      expect((await refusalIn(at.client, reset)).hint).toBe("no_email");
    },
  );

  customerTrial(
    "export the same data as the customer's own export, need a request, and are logged each time",
    async (at) => {
      await at.as("support");
      const copy = (note: string) => callCustomers(at, "export_customer($1, $2)", [at.customer.id, note]);
      expect((await refusalIn(at.client, () => copy(" "))).hint).toBe("no_note");
      expect(await copy("Letter of 3 November")).toMatchObject({
        account: { id: at.customer.id, email: at.customer.email },
      });
      await copy("Once more");
      expect((await readCustomer(at)).steps.map(({ note }) => note)).toEqual([
        "Once more",
        "Letter of 3 November",
      ]);
    },
  );

  customerTrial(
    "delete an account only after a recorded request, by the rules of the owner's own deletion",
    async (at) => {
      const { id, email } = at.customer;
      const order = await orderAs(at, { user_id: id, email });
      await at.as("support");
      const erase = () => callCustomers(at, "delete_customer($1)", [id]);
      expect((await refusalIn(at.client, erase)).hint).toBe("not_asked");
      await callCustomers(at, "request_deletion($1, 'Letter of 3 November')", [id]);
      expect(await erase()).toBe("open_orders");
      await at.asShop();
      await moveOrder(at.client, order.id, "Completed");
      await at.as("support");
      expect(await erase()).toBe("deleted");
      expect(await readCustomer(at)).toBeNull();
      await at.asShop();
      const left = await at.client.query("select user_id, name, email from public.orders where id = $1", [
        order.id,
      ]);
      expect(left.rows).toEqual([{ user_id: null, name: "Deleted account", email: "deleted@kapas.invalid" }]);
      const log = await at.client.query(
        "select action, after from public.audit_log where subject = 'customers' and subject_id = $1 order by id desc limit 1",
        [id],
      );
      expect(log.rows).toEqual([
        { action: "delete", after: { step: "deleted", note: "Letter of 3 November" } },
      ]);
    },
  );
});
