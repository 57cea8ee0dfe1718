import { randomUUID } from "node:crypto";
import { owner, server } from "../support/backend/database";
import { overtake } from "../support/races/overtake";

const emailOf = () => `${randomUUID()}@again.test`;
const phoneOf = () => `917${String(Math.floor(Math.random() * 1e9)).padStart(9, "0")}`;
const keyOf = () => randomUUID().replaceAll("-", "");

type Facts = { email?: string; phone?: string | null; key?: string; age?: string; mailed?: string };

/** An unfinished registration; `age` and `mailed` are intervals before now. */
async function begin({ email = emailOf(), phone = null, key, age = "0", mailed }: Facts) {
  const id = randomUUID();
  await owner.query(
    `insert into auth.users (id, email, phone, created_at, confirmation_sent_at, raw_user_meta_data)
     values ($1, $2, $3, now() - $4::interval, now() - $5::interval, $6)`,
    [id, email, phone, age, mailed ?? null, { registration_key: key }],
  );
  return { id, email, phone };
}

async function find(id: string) {
  const { rows } = await owner.query(
    "select email, phone, raw_user_meta_data ->> 'first_name' as name from auth.users where id = $1",
    [id],
  );
  return rows[0] ?? null;
}

describe("replace_registration", () => {
  async function isReplaced(facts: Facts, key = keyOf()): Promise<boolean> {
    const { id, email } = await begin(facts);
    await server.query("select public.replace_registration($1, $2)", [email.toUpperCase(), key]);
    return (await find(id)) === null;
  }
  const own = keyOf();

  it.each<[string, Facts, boolean]>([
    ["makes way for a newer registration with the same address", { mailed: "61 seconds" }, true],
    ["stays while its mail is younger than a minute", { mailed: "50 seconds" }, false],
    ["by phone keeps its number for five minutes", { phone: phoneOf(), age: "4 minutes" }, false],
    ["by phone makes way after five minutes", { phone: phoneOf(), age: "6 minutes" }, true],
    ["by phone makes way at once in the same browser", { phone: phoneOf(), key: own }, true],
  ])("an unfinished registration %s", async (_, facts, expected) => {
    expect(await isReplaced(facts, own)).toBe(expected);
  });

  const replace = async (email: string, key = keyOf()): Promise<boolean> =>
    (await server.query("select public.replace_registration($1, $2) as is_free", [email, key])).rows[0]
      .is_free;

  it("takes the address from another browser's registration by phone, with its links and identity", async () => {
    const { id, email, phone } = await begin({ phone: phoneOf(), mailed: "10 seconds", key: keyOf() });
    await owner.query("update auth.users set confirmation_token = $2, recovery_token = $2 where id = $1", [
      id,
      keyOf(),
    ]);
    for (const provider of ["email", "phone"]) {
      await owner.query(
        "insert into auth.identities (id, provider, provider_id, user_id, identity_data) values ($1, $2, $3, $4, '{}')",
        [randomUUID(), provider, id, id],
      );
    }
    expect(await replace(email)).toBe(true);
    expect(await find(id)).toMatchObject({ email: null, phone });
    const { rows } = await owner.query(
      `select confirmation_token || recovery_token as links,
         (select array_agg(provider) from auth.identities where user_id = u.id) as providers
       from auth.users u where id = $1`,
      [id],
    );
    expect(rows).toEqual([{ links: "", providers: ["phone"] }]);
  });

  it("returns whether the address is free: not while an email waits or an account has proven it", async () => {
    expect(await replace(emailOf())).toBe(true);
    expect(await replace((await begin({ mailed: "50 seconds" })).email)).toBe(false);
    const { id, email } = await begin({ mailed: "1 hour" });
    await owner.query("update auth.users set email_confirmed_at = now() where id = $1", [id]);
    expect(await replace(email)).toBe(false);
  });

  it("waits for a code that is being proven, and leaves that account alone", async () => {
    const { id, email, phone } = await begin({ phone: phoneOf(), key: keyOf() });
    const { waited } = await overtake(
      owner,
      (client) => client.query("update auth.users set phone_confirmed_at = now() where id = $1", [id]),
      (client) => client.query("select public.replace_registration($1, $2)", [email, keyOf()]),
    );
    expect(waited).toBe(true);
    expect(await find(id)).toMatchObject({ email: null, phone });
  });

  it("leaves proven and used accounts alone", async () => {
    for (const column of ["email_confirmed_at", "phone_confirmed_at", "last_sign_in_at"]) {
      const { id, email } = await begin({ mailed: "1 hour", age: "1 hour" });
      await owner.query(`update auth.users set ${column} = now(), email = $2 where id = $1`, [id, email]);
      await owner.query("update auth.users set email = $2 where id = $1", [id, email]);
      await server.query("select public.replace_registration($1, $2)", [email, keyOf()]);
      expect(await find(id)).not.toBeNull();
    }
  });
});

describe("continue_registration", () => {
  async function goOn(key: string, email: string, phone: string): Promise<string> {
    const { rows } = await server.query(
      "select public.continue_registration($1, $2, $3, 'Leela', 'Das') as outcome",
      [key, email, phone],
    );
    return rows[0].outcome;
  }

  it("updates number, address and name of the same account at once", async () => {
    const key = keyOf();
    const { id } = await begin({ key, phone: phoneOf() });
    const [email, phone] = [emailOf(), phoneOf()];
    expect(await goOn(key, email.toUpperCase(), phone)).toBe("continued");
    expect(await find(id)).toEqual({ email, phone, name: "Leela" });
    const profile = await owner.query("select first_name, last_name from public.profiles where id = $1", [
      id,
    ]);
    expect(profile.rows).toEqual([{ first_name: "Leela", last_name: "Das" }]);
  });

  it("continues only the browser's own registration by email of the same address", async () => {
    const key = keyOf();
    const { id, email } = await begin({ key });
    expect(await goOn(key, emailOf(), phoneOf())).toBe("none");
    expect(await goOn(key, email, phoneOf())).toBe("continued");
    expect(await find(id)).toMatchObject({ name: "Leela" });
  });

  it("finds only the registration of the same browser, and none that is proven", async () => {
    const key = keyOf();
    const { email } = await begin({ phone: phoneOf(), key: keyOf() });
    expect(await goOn(key, email, phoneOf())).toBe("none");
    const proven = await begin({ key, phone: phoneOf() });
    await owner.query("update auth.users set phone_confirmed_at = now() where id = $1", [proven.id]);
    expect(await goOn(key, proven.email, phoneOf())).toBe("none");
  });

  it("returns 'taken' and changes nothing when another account has the address or the number", async () => {
    const key = keyOf();
    const mine = await begin({ key, phone: phoneOf() });
    const other = await begin({ phone: phoneOf() });
    expect(await goOn(key, emailOf(), other.phone ?? "")).toBe("taken");
    expect(await goOn(key, other.email, phoneOf())).toBe("taken");
    expect(await find(mine.id)).toMatchObject({ email: mine.email, phone: mine.phone });
  });

  it("takes over a stranger's registration abandoned five minutes ago", async () => {
    const key = keyOf();
    const { id } = await begin({ key, phone: phoneOf(), age: "10 minutes" });
    const left = await begin({ phone: phoneOf(), age: "6 minutes" });
    expect(await goOn(key, left.email, left.phone ?? "")).toBe("continued");
    expect(await find(id)).toMatchObject({ email: left.email, phone: left.phone });
  });
});
