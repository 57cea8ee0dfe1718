import { randomInt } from "node:crypto";
import { openPool, owner } from "../support/backend/database";
import { contradictionsIn } from "../support/invariants";
import { type Actor, people } from "../support/people/actors";
import { makePerson, type Person } from "../support/people/person";
import { type Act, committed, inSession } from "../support/people/staff-session";
import { overtake } from "../support/races/overtake";
import { countRefusals, race } from "../support/races/race";
import { rounds } from "../support/races/rounds";
import { makeSingle, orderOf, placeOrder } from "../support/shop";

// Staff and customers at one account.

const everybody = openPool("service_role", 12);
afterEach(async () => expect(await contradictionsIn(owner)).toEqual({}));
afterAll(async () => {
  await owner.query("delete from private.blocks");
});

const as = <T>(actor: Actor, act: Act<T>): Act<T> => inSession(actor, act);

const step =
  (call: string, { id }: Person): Act =>
  (client) =>
    client.query(`select public.${call}`, [id]);

const block = (person: Person) => step("block_customer($1, 'Refused six parcels')", person);
const ask = (person: Person) => step("request_deletion($1, 'A letter')", person);
const drop = (person: Person) => step("cancel_deletion_request($1)", person);

async function remove(client: Parameters<Act>[0], { id }: Person): Promise<string> {
  return (await client.query("select public.delete_customer($1) as outcome", [id])).rows[0].outcome;
}

const newCustomer = () => makePerson(owner, { phone: `9197${randomInt(10_000_000, 99_999_999)}` });

async function foldAll(): Promise<void> {
  while ((await owner.query("select public.rebuild_changed_customers(100000) as count")).rows[0].count > 0);
}

async function rowOf({ id }: Person) {
  const { rows } = await owner.query(
    "select orders, value::float, is_blocked from private.customers where user_id = $1",
    [id],
  );
  return rows[0];
}

async function ordersOf({ id }: Person): Promise<number> {
  return Number((await owner.query("select count(*) from private.orders_of($1)", [id])).rows[0].count);
}

describe("the list of customers", () => {
  it("counts every order that arrives and is cancelled while four runners rebuild its rows", async () => {
    for (const _ of rounds(3, 50)) {
      const [first, second] = [await newCustomer(), await newCustomer()];
      const { variantId } = await makeSingle(owner, 50);
      const { refused } = await race<unknown>(everybody, 12, async (client, index) => {
        if (index % 3 === 0) {
          for (let times = 0; times < 6; times++)
            await client.query("select public.rebuild_changed_customers(3)");
          return;
        }
        const { id, email } = index % 2 ? first : second;
        // A guest with the proven address, and the account itself.
        const order = orderOf([{ variantId }], { email, user_id: index % 4 < 2 ? id : null });
        const placed = await placeOrder(client, order);
        if (index > 9)
          await client.query("select public.transition_order($1, 'Cancelled', 'customer')", [placed.id]);
      });
      expect(countRefusals(refused)).toEqual({});
      await foldAll();
      for (const person of [first, second]) {
        const { rows } = await owner.query(
          "select orders, value::float from private.customer_figures(array[$1::uuid])",
          [person.id],
        );
        expect(await rowOf(person)).toMatchObject(rows[0]);
        expect(rows[0].orders).toBe(4);
      }
    }
  });

  it("is rebuilt while an account with orders is deleted", async () => {
    const person = await newCustomer();
    await owner.query("delete from private.customers where user_id = $1", [person.id]);
    await owner.query("insert into private.customer_changes (account_id) values ($1)", [person.id]);
    const folded = await overtake(
      owner,
      (client) => client.query("select public.delete_account($1)", [person.id]),
      (client) => client.query("select public.rebuild_changed_customers(100000)"),
    );
    expect(folded.refusal).toBeUndefined();
    await foldAll();
    expect(await rowOf(person)).toBeUndefined();
  });
});

describe("a block", () => {
  it("by four people at once is one, and the others get the first one's name", async () => {
    for (const _ of rounds(3, 50)) {
      const person = await newCustomer();
      const { won, refused } = await race(everybody, 4, async (client, index) => {
        const actor: Actor = index % 2 ? "support" : "manager";
        await committed(client, as(actor, block(person)));
        return actor;
      });
      expect({ won: won.length, refused: countRefusals(refused) }).toEqual({
        won: 1,
        refused: { "PT409 already_done": 3 },
      });
      const { rows } = await owner.query("select blocked_by from private.blocks where user_id = $1", [
        person.id,
      ]);
      const by = refused.map(({ detail }) => JSON.parse(String(detail)).by);
      expect(by).toEqual(Array(3).fill(rows[0].blocked_by));
    }
  });

  it("during orders lets none arrive after its response", async () => {
    for (const _ of rounds(5, 100)) {
      const person = await newCustomer();
      const { phone } = (await owner.query("select phone from auth.users where id = $1", [person.id]))
        .rows[0];
      const { variantId } = await makeSingle(owner, 50);
      let known = -1;
      const { refused } = await race<unknown>(everybody, 9, async (client, index) => {
        if (index === 4) {
          await committed(client, as("support", block(person)));
          known = await ordersOf(person);
          return;
        }
        const { id, email } = person;
        const who = index % 2 ? { user_id: id, email } : { email, phone: `+${phone}` };
        return placeOrder(client, orderOf([{ variantId }], who));
      });
      expect(await ordersOf(person)).toBe(known);
      expect(known + refused.length).toBe(8);
      expect(refused.every(({ hint }) => hint === "blocked" || hint === "too_many_unproven")).toBe(true);
    }
  });

  it.each([
    ["its account", (person: Person) => ({ user_id: person.id, email: person.email })],
    ["a guest with its address", (person: Person) => ({ email: person.email })],
  ])("waits for an order that %s is placing", async (_, who) => {
    const person = await newCustomer();
    const { variantId } = await makeSingle(owner);
    const place: Act = (client) => placeOrder(client, orderOf([{ variantId }], who(person)));
    expect(await overtake(owner, place, as("support", block(person)))).toMatchObject({ waited: true });
    expect(await ordersOf(person)).toBe(1);
  });

  describe("with an invitation to the staff accepted at the same time", () => {
    async function invited() {
      const person = await newCustomer();
      const { rows } = await owner.query(
        "insert into public.staff_invitations (email, role, invited_by) values ($1, 'packer', $2) returning id",
        [person.email, people.admin],
      );
      const join: Act = async (client) =>
        (await client.query("select public.accept_invitation($1, $2) as is", [rows[0].id, person.id])).rows[0]
          .is;
      return { person, join };
    }

    it("is refused for a person who has joined", async () => {
      const { person, join } = await invited();
      expect(await overtake(owner, join, as("support", block(person)))).toMatchObject({
        waited: true,
        refusal: { hint: "is_staff" },
      });
      await owner.query("delete from public.user_roles where user_id = $1", [person.id]);
    });

    it("prevents a blocked person from joining", async () => {
      const { person, join } = await invited();
      expect(await overtake(owner, as("support", block(person)), join)).toEqual({
        waited: true,
        answer: "gone",
      });
    });
  });
});

describe("a request for deletion", () => {
  it("a withdrawn deletion request deletes no account", async () => {
    const person = await newCustomer();
    const { variantId } = await makeSingle(owner);
    await owner.query(
      "insert into private.deletion_requests (user_id, note, recorded_by) values ($1, 'A letter', 'Staff')",
      [person.id],
    );
    const late = await overtake(
      owner,
      as("support", drop(person)),
      as("manager", (client) => remove(client, person)),
    );
    expect(late).toMatchObject({ waited: true, refusal: { hint: "not_asked" } });
    const order = await placeOrder(
      owner,
      orderOf([{ variantId }], { user_id: person.id, email: person.email }),
    );
    expect(order).toHaveProperty("order_id");
  });

  it("recorded, withdrawn and granted by many at once leaves the account or deletes it, with matching responses", async () => {
    for (const _ of rounds(5, 100)) {
      const person = await newCustomer();
      await owner.query(
        "insert into private.deletion_requests (user_id, note, recorded_by) values ($1, 'A letter', 'Staff')",
        [person.id],
      );
      const { won, refused } = await race(everybody, 6, (client, index) =>
        committed(
          client,
          as(index % 2 ? "support" : "manager", async (session) => {
            if (index >= 2 && index < 4) return remove(session, person);
            await (index < 2 ? drop : ask)(person)(session);
            return "noted";
          }),
        ),
      );
      const odd = refused.filter(({ hint }) => !["already_done", "not_asked", "not_found"].includes(hint));
      expect(odd).toEqual([]);
      const { rowCount } = await owner.query("select from auth.users where id = $1", [person.id]);
      expect(won.filter((answer) => answer === "deleted")).toHaveLength(rowCount === 0 ? 1 : 0);
    }
  });
});
