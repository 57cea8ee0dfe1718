import { DatabaseError } from "pg";
import { inRollback, inSavepoint, owner } from "../support/backend/database";
import { type Actor, actAs, people } from "../support/people/actors";
import { makeProduct, orderOf, placeOrder } from "../support/shop";

let orderOfAsha: string;

beforeAll(async () => {
  const { variantIds } = await makeProduct(owner);
  const lines = variantIds.map((variantId) => ({ variantId }));
  orderOfAsha = (await placeOrder(owner, orderOf(lines, { user_id: people.asha }))).id;
});

/** Tries each column of the table alone on the given row, and returns those that the actor could change. */
async function changeable(actor: Actor, table: string, where: string): Promise<string[]> {
  const { rows } = await owner.query(
    `select column_name as name from information_schema.columns
     where table_schema = 'public' and table_name = $1 order by ordinal_position`,
    [table],
  );
  return inRollback(owner, async (client) => {
    await actAs(client, actor);
    const changed: string[] = [];
    for (const { name } of rows) {
      await inSavepoint(client, async () => {
        try {
          const { rowCount } = await client.query(
            `update public.${table} set ${name} = default where ${where}`,
          );
          if (rowCount) changed.push(name);
        } catch (error) {
          // Only a missing right protects a column; a constraint that happens to refuse does not.
          if (!(error instanceof DatabaseError && error.code === "42501")) changed.push(name);
        }
      });
    }
    return changed;
  });
}

const own = {
  orders: () => `id = '${orderOfAsha}'`,
  order_items: () => `order_id = '${orderOfAsha}'`,
  order_events: () => `order_id = '${orderOfAsha}'`,
  profiles: () => `id = '${people.asha}'`,
  user_roles: () => `user_id = '${people.admin}'`,
};

describe("columns that a person may change", () => {
  it.each(["asha", "ravi", "admin"] as const)("%s changes no column of an order", async (actor) => {
    expect(await changeable(actor, "orders", own.orders())).toEqual([]);
    expect(await changeable(actor, "order_items", own.order_items())).toEqual([]);
    expect(await changeable(actor, "order_events", own.order_events())).toEqual([]);
  });

  it("asha changes only her names in her profile", async () => {
    expect(await changeable("asha", "profiles", own.profiles())).toEqual(["first_name", "last_name"]);
  });

  it.each(["ravi", "admin"] as const)("%s changes nothing in Asha's profile", async (actor) => {
    expect(await changeable(actor, "profiles", own.profiles())).toEqual([]);
  });

  it("asha changes no role", async () => {
    expect(await changeable("asha", "user_roles", own.user_roles())).toEqual([]);
  });
});

describe("the staff role", () => {
  const mayWrite = (actor: Actor) =>
    inRollback(owner, async (client) => {
      await actAs(client, actor);
      return (await client.query("select private.may('products.write') as yes")).rows[0].yes;
    });

  it("comes from user_roles only", async () => {
    expect(await mayWrite("admin")).toBe(true);
    expect(await mayWrite("asha")).toBe(false);
    expect(await mayWrite("anon")).toBe(false);
  });

  it("does not come from a user's own metadata", () =>
    inRollback(owner, async (client) => {
      await client.query(
        `update auth.users set raw_user_meta_data = '{"role": "admin", "is_admin": true}' where id = $1`,
        [people.asha],
      );
      await actAs(client, "asha");
      expect((await client.query("select private.may('products.write') as yes")).rows).toEqual([
        { yes: false },
      ]);
    }));

  it("ends with the next request", () =>
    inRollback(owner, async (client) => {
      await client.query("delete from public.user_roles where user_id = $1", [people.manager]);
      await actAs(client, "manager");
      expect((await client.query("select from public.products where status = 'draft'")).rowCount).toBe(0);
      expect((await client.query("update public.gst_rates set percent = 1")).rowCount).toBe(0);
    }));
});
