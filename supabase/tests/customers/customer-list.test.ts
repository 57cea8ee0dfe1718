import {
  type CustomerSession,
  callCustomers,
  customerTrial,
  readCustomer,
} from "../support/customers/customer-session";
import { moveOrder } from "../support/orders/move-order";
import { allowReturns, requestReturn } from "../support/orders/returns";
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
