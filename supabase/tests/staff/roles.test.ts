import { randomUUID } from "node:crypto";
import type { PoolClient } from "pg";
import { permissions, roles } from "../../../lib/staff/permissions";
import { inRollback, owner, trial } from "../support/backend/database";
import { actAs, pastGrants, people } from "../support/people/actors";
import { rolledBackAs } from "../support/people/staff-session";
import { makeProduct } from "../support/shop";

async function permissionsOf(client: PoolClient): Promise<string[]> {
  return (await client.query("select public.my_permissions() as held")).rows[0].held;
}

const refused = { code: "PT403", hint: "forbidden" };

describe("permissions", () => {
  it("are the same list in the database and in the app", async () => {
    const { rows } = await owner.query("select permission from public.permissions");
    expect(rows.map((row) => row.permission).sort()).toEqual([...permissions].sort());
    const { rows: checks } = await owner.query(
      "select pg_get_constraintdef(oid) as text from pg_constraint where conname = 'user_roles_role_check'",
    );
    for (const role of roles) expect(checks[0].text).toContain(`'${role}'`);
  });

  it("are complete for the owner and empty for a customer", async () => {
    expect((await rolledBackAs("admin", permissionsOf)).sort()).toEqual([...permissions].sort());
    expect(await rolledBackAs("asha", permissionsOf)).toEqual([]);
  });

  trial("change for a role with its next request", async (client) => {
    await actAs(client, "packer");
    expect(await permissionsOf(client)).not.toContain("orders.refund");
    await actAs(client, "admin");
    await client.query("select public.set_role_permission('packer', 'orders.refund', true)");
    await actAs(client, "packer");
    expect(await permissionsOf(client)).toContain("orders.refund");
  });

  it.each(["manager", "packer", "editor", "support", "asha"] as const)(
    "can't be changed by %s",
    async (actor) => {
      await expect(
        rolledBackAs(actor, (client) =>
          client.query("select public.set_role_permission('packer', 'orders.refund', true)"),
        ),
      ).rejects.toMatchObject(refused);
      await expect(
        rolledBackAs(actor, (client) =>
          client.query("select public.set_staff_role($1, 'admin')", [people[actor]]),
        ),
      ).rejects.toMatchObject(refused);
    },
  );
});

describe("the roles of people", () => {
  trial("apply from the next request on", async (client) => {
    await actAs(client, "admin");
    await client.query("select public.set_staff_role($1, 'editor')", [people.packer]);
    await actAs(client, "packer");
    expect(await permissionsOf(client)).toContain("products.write");
  });

  trial("are required for the admin", async (client) => {
    await actAs(client, "admin");
    await client.query("select public.set_staff_role($1, null)", [people.packer]);
    await actAs(client, "packer");
    expect(await permissionsOf(client)).toEqual([]);
    expect((await client.query("select public.check_admin_access() as door")).rows).toEqual([
      { door: "customer" },
    ]);
  });

  it.each(["set_staff_role($1, null)", "set_staff_role($1, 'packer')"])("keep the last owner: %s", (change) =>
    inRollback(owner, async (client) => {
      await client.query("delete from public.user_roles where role = 'admin' and user_id <> $1", [
        people.admin,
      ]);
      await actAs(client, "admin");
      await expect(client.query(`select public.${change}`, [people.admin])).rejects.toMatchObject({
        code: "PT409",
        hint: "last_owner",
      });
    }),
  );

  it("can't be given to a customer without an invitation", async () => {
    await expect(
      rolledBackAs("admin", (client) =>
        client.query("select public.set_staff_role($1, 'packer')", [people.asha]),
      ),
    ).rejects.toMatchObject({ code: "PT404" });
  });
});

describe("an invitation", () => {
  const invite = async (client: PoolClient, email: string, role = "packer"): Promise<string> =>
    (await client.query("select public.invite_staff($1, $2) as id", [email, role])).rows[0].id;
  const accept = async (client: PoolClient, id: string, userId: string): Promise<string> => {
    await actAs(client, "service");
    return (await client.query("select public.accept_invitation($1, $2) as answer", [id, userId])).rows[0]
      .answer;
  };

  trial("is emailed, and gives its role to the account that has proven the address, once", async (client) => {
    await client.query("delete from private.blocks where user_id = $1", [people.ravi]);
    await actAs(client, "admin");
    const id = await invite(client, "Ravi@Kapas.test");
    expect(await accept(client, id, people.asha)).toBe("other_address");
    expect(await accept(client, id, people.ravi)).toBe("joined");
    expect(await accept(client, id, people.ravi)).toBe("gone");
    const { rows } = await client.query(
      "select topic from public.outbox where email = 'ravi@kapas.test' and created_at = now()",
    );
    expect(rows).toEqual([{ topic: "staff_invited" }]);
    await actAs(client, "ravi");
    expect(await permissionsOf(client)).toContain("orders.fulfil");
  });

  it.each([
    ["expired", "update public.staff_invitations set expires_at = now()"],
    ["withdrawn", "delete from public.staff_invitations"],
    [
      "lost the owner who sent it",
      "delete from public.user_roles using auth.users u where u.id = user_id and u.email = 'admin@kapas.test'",
    ],
  ])("that has %s is invalid", (_why, end) =>
    inRollback(owner, async (client) => {
      await actAs(client, "admin");
      const id = await invite(client, "ravi@kapas.test");
      await client.query("reset role");
      // Another owner stays.
      await client.query(
        "insert into public.user_roles (user_id, role) values ($1, 'admin') on conflict (user_id) do update set role = 'admin'",
        [people.support],
      );
      await client.query(end);
      expect(await accept(client, id, people.ravi)).toBe("gone");
    }),
  );

  trial(
    "is invalid for an account whose address has changed since, and for an unproven one",
    async (client) => {
      await actAs(client, "admin");
      const id = await invite(client, "ravi@kapas.test");
      await client.query("reset role");
      const move = (from: string, email: string, isProven: boolean) =>
        client.query("update auth.users set email = $2, email_confirmed_at = $3 where id = $1", [
          from,
          email,
          isProven ? new Date() : null,
        ]);
      await move(people.ravi, "ravi.new@kapas.test", true);
      await move(people.asha, "ravi@kapas.test", false);
      expect(await accept(client, id, people.ravi)).toBe("other_address");
      expect(await accept(client, id, people.asha)).toBe("other_address");
      await client.query("reset role");
      await move(people.asha, "ravi@kapas.test", true);
      expect(await accept(client, id, people.asha)).toBe("joined");
    },
  );

  trial("replaces an earlier one to the same address, and is refused for staff", async (client) => {
    await actAs(client, "admin");
    const email = `${randomUUID()}@kapas.test`;
    const first = await invite(client, email);
    await invite(client, email, "editor");
    expect(await accept(client, first, people.ravi)).toBe("gone");
    await actAs(client, "admin");
    await expect(invite(client, "packer@kapas.test")).rejects.toMatchObject({ hint: "is_staff" });
  });

  it("can be sent only by owners", async () => {
    await expect(rolledBackAs("manager", (client) => invite(client, "x@kapas.test"))).rejects.toMatchObject(
      refused,
    );
  });
});

describe("the audit log", () => {
  const lastOf = async (client: PoolClient) => {
    await client.query("reset role");
    return (
      await client.query(
        `select actor, actor_name, action, subject, subject_id, before, after
         from public.audit_log order by id desc limit 1`,
      )
    ).rows[0];
  };

  trial("records who changed what, before and after", async (client) => {
    await actAs(client, "admin");
    await client.query("select public.set_staff_role($1, 'editor')", [people.packer]);
    expect(await lastOf(client)).toEqual({
      actor: people.admin,
      actor_name: "Meera Nair",
      action: "update",
      subject: "user_roles",
      subject_id: people.packer,
      before: { role: "packer" },
      after: { role: "editor" },
    });
  });

  trial("has the changed columns of a product, without internal ones", async (client) => {
    const { id, variantIds } = await makeProduct(client, { stocks: [5] });
    await actAs(client, "editor");
    await pastGrants(client);
    await client.query("update public.products set price = 599, name = name where id = $1", [id]);
    expect(await lastOf(client)).toMatchObject({
      actor_name: "Ishita Bose",
      subject: "products",
      subject_id: String(id),
      before: { price: 499 },
      after: { price: 599 },
    });
    await actAs(client, "packer");
    await pastGrants(client);
    await client.query(
      "insert into public.stock_moves (variant_id, stock_delta, reason) values ($1, 2, 'receive')",
      variantIds,
    );
    expect(await lastOf(client)).toMatchObject({ actor_name: "Ishita Bose" });
  });

  it.each(["update public.audit_log set actor_name = 'x'", "delete from public.audit_log"])(
    "can't be changed, not even by the database's owner: %s",
    (change) =>
      inRollback(owner, async (client) => {
        await actAs(client, "admin");
        await client.query("select public.set_staff_role($1, 'editor')", [people.packer]);
        await client.query("reset role");
        await expect(client.query(change)).rejects.toMatchObject({ code: "23001" });
      }),
  );

  trial("has no automatic changes of the shop", async (client) => {
    const count = async () =>
      (await client.query("select count(*)::int as n from public.audit_log")).rows[0].n;
    const before = await count();
    await client.query("update public.user_roles set role = 'editor' where user_id = $1", [people.packer]);
    expect(await count()).toBe(before);
  });
});
