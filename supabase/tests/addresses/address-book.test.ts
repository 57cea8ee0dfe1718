import { randomUUID } from "node:crypto";
import type { PoolClient } from "pg";
import { openPool } from "../support/backend/database";
import { contradictionsIn } from "../support/invariants";
import { countRefusals, race } from "../support/races/race";
import { refusalOf } from "../support/refusal";

const TABS = 20;
const owner = openPool("postgres", TABS);

afterEach(async () => {
  expect(await contradictionsIn(owner)).toEqual({});
  await owner.query("delete from auth.users where email like '%@address-book.test'");
});

type Address = { label?: string; name?: string; phone?: string; line1?: string; line2?: string };

async function makePerson(): Promise<string> {
  const id = randomUUID();
  await owner.query("insert into auth.users (id, email) values ($1, $2)", [id, `${id}@address-book.test`]);
  return id;
}

/** In its own transaction, with the rights and the session of a logged-in person. */
async function as<T>(userId: string, work: (client: PoolClient) => Promise<T>, on?: PoolClient): Promise<T> {
  const client = on ?? (await owner.connect());
  try {
    await client.query("begin");
    await client.query(
      `select set_config('request.jwt.claims', $1, true), set_config('request.jwt.claim.sub', $2, true),
         set_config('role', 'authenticated', true)`,
      [JSON.stringify({ sub: userId, role: "authenticated" }), userId],
    );
    const result = await work(client);
    await client.query("commit");
    return result;
  } catch (error) {
    await client.query("rollback");
    throw error;
  } finally {
    if (!on) client.release();
  }
}

const plain = {
  name: "Asha Verma",
  phone: "+919876543210",
  pincode: "560001",
  city: "Bengaluru",
  state: "Karnataka",
};

function save(
  userId: string,
  address: Address,
  options: { id?: string; isDefault?: boolean; on?: PoolClient } = {},
) {
  return as(
    userId,
    async (client): Promise<string> => {
      const { rows } = await client.query("select public.save_address($1, $2, $3) as id", [
        options.id ?? null,
        { ...plain, ...address },
        options.isDefault ?? false,
      ]);
      return rows[0].id;
    },
    options.on,
  );
}

const makeDefault = (userId: string, id: string, on?: PoolClient) =>
  as(userId, (client) => client.query("select public.make_default_address($1)", [id]), on);
const remove = (userId: string, id: string, on?: PoolClient) =>
  as(userId, (client) => client.query("select public.delete_address($1)", [id]), on);

/** The person's view: first lines, the default marked. */
async function bookOf(userId: string): Promise<string[]> {
  return as(userId, async (client) => {
    const { rows } = await client.query(
      "select line1 || case when is_default then '*' else '' end as entry from public.user_addresses order by created_at",
    );
    return rows.map((row) => row.entry);
  });
}

async function fill(userId: string, count: number): Promise<string[]> {
  const ids: string[] = [];
  for (let number = 1; number <= count; number++) ids.push(await save(userId, { line1: `House ${number}` }));
  return ids;
}

it("shows a guest no addresses", async () => {
  const add = owner.query("select public.save_address(null, '{}')");
  expect(await refusalOf(add)).toMatchObject({ code: "PT401", hint: "unauthenticated" });
});

describe("the address book", () => {
  it("makes the first address the default, and another one on request", async () => {
    const asha = await makePerson();
    await save(asha, { line1: "First" });
    await save(asha, { line1: "Second" });
    expect(await bookOf(asha)).toEqual(["First*", "Second"]);
    await save(asha, { line1: "Third" }, { isDefault: true });
    expect(await bookOf(asha)).toEqual(["First", "Second", "Third*"]);
  });

  it("makes the newest address the default when the default is deleted, and has none after the last one", async () => {
    const asha = await makePerson();
    const [first = "", second = "", third = ""] = await fill(asha, 3);
    await remove(asha, second);
    expect(await bookOf(asha)).toEqual(["House 1*", "House 3"]);
    await remove(asha, first);
    expect(await bookOf(asha)).toEqual(["House 3*"]);
    await remove(asha, third);
    expect(await bookOf(asha)).toEqual([]);
  });

  it("changes an entry without moving the default", async () => {
    const asha = await makePerson();
    const [, second = ""] = await fill(asha, 2);
    expect(await save(asha, { line1: "New street", label: "Work" }, { id: second })).toBe(second);
    expect(await bookOf(asha)).toEqual(["House 1*", "New street"]);
  });

  it("adds the same address once: the second time only updates its label", async () => {
    const asha = await makePerson();
    const id = await save(asha, { line1: "Once", label: "Home" });
    expect(await save(asha, { line1: "Once" })).toBe(id);
    expect(await save(asha, { line1: "Once", label: "Parents" })).toBe(id);
    const { rows } = await owner.query("select label from public.user_addresses where user_id = $1", [asha]);
    expect(rows).toEqual([{ label: "Parents" }]);
  });

  it("holds 20 addresses, which can still be changed", async () => {
    const asha = await makePerson();
    const ids = await fill(asha, 20);
    expect(await refusalOf(save(asha, { line1: "One more" }))).toMatchObject({
      code: "PT409",
      hint: "address_book_full",
    });
    await save(asha, { line1: "Moved" }, { id: ids[4] });
    expect(await save(asha, { line1: "House 1" })).toBe(ids[0]);
    expect(await bookOf(asha)).toHaveLength(20);
  });

  it("returns the same error for another person's address as for a missing one", async () => {
    const [asha, ravi] = [await makePerson(), await makePerson()];
    const id = await save(asha, { line1: "Asha's" });
    const none = { code: "PT404", hint: "no_address" };
    for (const guess of [id, randomUUID()]) {
      expect(await refusalOf(save(ravi, { line1: "Mine now" }, { id: guess }))).toMatchObject(none);
      expect(await refusalOf(makeDefault(ravi, guess))).toMatchObject(none);
      expect(await refusalOf(remove(ravi, guess))).toMatchObject(none);
    }
    expect(await bookOf(asha)).toEqual(["Asha's*"]);
    expect(await bookOf(ravi)).toEqual([]);
  });

  it.each([
    ["a phone that no courier can call", { phone: "+441234567890" }],
    ["no name", { name: "" }],
    ["a street longer than a label", { line1: "x".repeat(161) }],
  ])("refuses %s from any caller", async (_, wrong) => {
    const asha = await makePerson();
    expect(await refusalOf(save(asha, { line1: "House 1", ...wrong }))).toMatchObject({ code: "23514" });
  });

  it("is deleted with its person", async () => {
    const asha = await makePerson();
    await fill(asha, 3);
    await owner.query("delete from auth.users where id = $1", [asha]);
    const { rows } = await owner.query("select from public.user_addresses where user_id = $1", [asha]);
    expect(rows).toEqual([]);
  });
});

describe("20 tabs of one person at once", () => {
  const rounds = Array.from({ length: 10 });

  it("keep exactly one default without errors when each sets another one, in 10 rounds", async () => {
    const asha = await makePerson();
    const ids = await fill(asha, TABS);
    for (const _ of rounds) {
      const { refused } = await race(owner, TABS, (client, index) =>
        makeDefault(asha, ids[index] ?? "", client),
      );
      expect(countRefusals(refused)).toEqual({});
      expect((await bookOf(asha)).filter((entry) => entry.endsWith("*"))).toHaveLength(1);
    }
  });

  it("add five addresses to a book with 15, in 10 rounds", async () => {
    for (const _ of rounds) {
      const asha = await makePerson();
      await fill(asha, 15);
      const { won, refused } = await race(owner, TABS, (client, index) =>
        save(asha, { line1: `Tab ${index}` }, { isDefault: true, on: client }),
      );
      expect({ added: won.length, refusals: countRefusals(refused) }).toEqual({
        added: 5,
        refusals: { "PT409 address_book_full": TABS - 5 },
      });
    }
  });

  it("add the same address once to an empty book, in 10 rounds", async () => {
    for (const _ of rounds) {
      const asha = await makePerson();
      await race(owner, TABS, (client) => save(asha, { line1: "Once" }, { on: client }));
      expect(await bookOf(asha)).toEqual(["Once*"]);
    }
  });

  it("keep one default when some delete addresses and others set the default, in 10 rounds", async () => {
    for (const _ of rounds) {
      const asha = await makePerson();
      const ids = await fill(asha, 8);
      const { refused } = await race(owner, 12, (client, index) =>
        index < 6 ? remove(asha, ids[index] ?? "", client) : makeDefault(asha, ids[index - 6] ?? "", client),
      );
      expect(refused.every(({ hint }) => hint === "no_address")).toBe(true);
      const left = await bookOf(asha);
      expect(left).toHaveLength(2);
      expect(left.filter((entry) => entry.endsWith("*"))).toHaveLength(1);
    }
  });
});
