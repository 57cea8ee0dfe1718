import { randomUUID } from "node:crypto";
import { owner, server } from "../support/backend/database";

// http/account-hijack.test.ts shows the same over the shop's forms and the auth API.

const emailOf = () => `${randomUUID()}@proof.test`;
const phoneOf = () => `916${String(Math.floor(Math.random() * 1e9)).padStart(9, "0")}`;
const keyOf = () => randomUUID().replaceAll("-", "");

type Beginning = { email?: string | null; phone?: string | null; key?: string; isPhoneProven?: boolean };

/** An unproven account with a password, two identities and an open session. */
async function begin({ email = emailOf(), phone = null, key, isPhoneProven = false }: Beginning = {}) {
  const id = randomUUID();
  await owner.query(
    `insert into auth.users (id, email, phone, phone_confirmed_at, last_sign_in_at, encrypted_password, raw_user_meta_data)
     values ($1, $2, $3, case when $4 then now() end, case when $4 then now() end, 'typed', $5)`,
    [id, email, phone, isPhoneProven, { registration_key: key, first_name: "Typed" }],
  );
  await owner.query("insert into auth.sessions (id, user_id) values ($1, $2)", [randomUUID(), id]);
  for (const provider of ["email", "phone", "google"]) {
    await owner.query(
      `insert into auth.identities (id, provider, provider_id, user_id, identity_data) values ($1, $2, $3, $4, $5)`,
      [randomUUID(), provider, provider === "google" ? randomUUID() : id, id, { email }],
    );
  }
  return { id, email, phone };
}

const proveEmail = (id: string) =>
  owner.query("update auth.users set email_confirmed_at = now() where id = $1", [id]);
const provePhone = (id: string) =>
  owner.query("update auth.users set phone_confirmed_at = now() where id = $1", [id]);

async function settle(id: string, key = "", isSelf = false): Promise<string> {
  const { rows } = await server.query("select public.settle_registration($1, $2, $3) as outcome", [
    id,
    key,
    isSelf,
  ]);
  return rows[0].outcome;
}

async function keysOf(id: string) {
  const { rows } = await owner.query(
    `select u.email, u.phone, u.phone_confirmed_at is not null as is_phone_proven,
       u.encrypted_password = 'typed' as has_password,
       (select coalesce(array_agg(provider order by provider), '{}') from auth.identities where user_id = u.id) as providers,
       (select count(*)::int from auth.sessions where user_id = u.id) as sessions
     from auth.users u where u.id = $1`,
    [id],
  );
  return rows[0];
}

describe("the first proof of an address", () => {
  it("removes a stranger's password, number, identities and sessions from the account", async () => {
    const { id, email } = await begin({ phone: phoneOf(), isPhoneProven: true });
    await proveEmail(id);
    expect(await keysOf(id)).toEqual({
      email,
      phone: null,
      is_phone_proven: false,
      has_password: false,
      providers: ["email"],
      sessions: 0,
    });
  });

  it("ends a pending change of address", async () => {
    const { id } = await begin();
    await owner.query(
      "update auth.users set email_change = 'attacker@proof.test', email_change_token_new = $2 where id = $1",
      [id, keyOf()],
    );
    await proveEmail(id);
    const { rows } = await owner.query(
      "select email_change || email_change_token_new as left from auth.users where id = $1",
      [id],
    );
    expect(rows[0].left).toBe("");
  });

  it("does not change an account that the server creates and proves in one transaction", async () => {
    const client = await owner.connect();
    const id = randomUUID();
    try {
      await client.query("begin");
      await client.query(
        "insert into auth.users (id, email, phone, encrypted_password) values ($1, $2, $3, 'typed')",
        [id, emailOf(), phoneOf()],
      );
      await client.query("update auth.users set email_confirmed_at = now() where id = $1", [id]);
      await client.query("commit");
    } finally {
      client.release();
    }
    expect(await keysOf(id)).toMatchObject({ has_password: true, phone: expect.any(String) });
    expect(await settle(id)).toBe("none");
  });
});

describe("the first proof of a number", () => {
  it("removes an unproven address and every other credential", async () => {
    const { id, phone } = await begin({ phone: phoneOf() });
    await provePhone(id);
    expect(await keysOf(id)).toEqual({
      email: null,
      phone,
      is_phone_proven: true,
      has_password: false,
      providers: ["phone"],
      sessions: 0,
    });
  });

  it("removes nothing from an account with a proven address", async () => {
    const { id, email } = await begin();
    await proveEmail(id);
    await owner.query("update auth.users set encrypted_password = 'typed', phone = $2 where id = $1", [
      id,
      phoneOf(),
    ]);
    await provePhone(id);
    expect(await keysOf(id)).toMatchObject({ email, has_password: true });
  });
});

describe("settle_registration", () => {
  const whole = { has_password: true, providers: ["email", "google", "phone"] };

  it("restores all credentials to the browser that began the account, once", async () => {
    const key = keyOf();
    const { id, email, phone } = await begin({ key, phone: phoneOf() });
    await provePhone(id);
    expect(await settle(id, key)).toBe("restored");
    expect(await keysOf(id)).toMatchObject({ ...whole, email, phone, is_phone_proven: true });
    expect(await settle(id, key)).toBe("none");
    await proveEmail(id);
    expect(await settle(id, key)).toBe("restored");
    expect(await keysOf(id)).toMatchObject({ ...whole, email, phone, is_phone_proven: true });
  });

  it("restores credentials to the person logged in to the account", async () => {
    const { id, phone } = await begin({ phone: phoneOf(), isPhoneProven: true });
    await proveEmail(id);
    expect(await settle(id, "", true)).toBe("restored");
    expect(await keysOf(id)).toMatchObject({ ...whole, phone, is_phone_proven: true });
  });

  it.each([
    ["another browser", keyOf(), keyOf()],
    ["a browser without a key", keyOf(), ""],
    ["a browser without a key, when the account has an empty one", "", ""],
  ])("restores nothing for %s", async (_, key, shown) => {
    const { id } = await begin({ key, phone: phoneOf() });
    await proveEmail(id);
    expect(await settle(id, shown)).toBe("dropped");
    expect(await keysOf(id)).toMatchObject({ has_password: false, phone: null, providers: ["email"] });
    expect(await settle(id, key)).toBe("none");
  });

  it("restores nothing ten minutes later", async () => {
    const key = keyOf();
    const { id } = await begin({ key });
    await proveEmail(id);
    await owner.query(
      "update private.registrations set proved_at = proved_at - interval '10 minutes' where user_id = $1",
      [id],
    );
    expect(await settle(id, key)).toBe("dropped");
  });

  it("does not restore a number that another account has now", async () => {
    const key = keyOf();
    const { id, phone } = await begin({ key, phone: phoneOf() });
    await proveEmail(id);
    await begin({ phone });
    expect(await settle(id, key)).toBe("dropped");
    expect(await keysOf(id)).toMatchObject({ phone: null, has_password: false });
  });

  it("removes names and addresses of an earlier session, and keeps a newcomer's name", async () => {
    const names: string[] = [];
    for (const isPhoneProven of [true, false]) {
      const { id } = await begin({ phone: phoneOf(), isPhoneProven });
      await owner.query(
        `insert into public.user_addresses (user_id, name, phone, line1, pincode, city, state, is_default)
         values ($1, 'Asha Verma', '+919876543210', '12 MG Road', '560001', 'Bengaluru', 'Karnataka', true)`,
        [id],
      );
      await proveEmail(id);
      await settle(id);
      const { rows } = await owner.query(
        `select first_name, (select count(*)::int from public.user_addresses where user_id = $1) as addresses
         from public.profiles where id = $1`,
        [id],
      );
      names.push(`${rows[0].first_name}/${rows[0].addresses}`);
    }
    expect(names).toEqual(["/0", "Typed/1"]);
  });
});

describe("find_link_owner", () => {
  const find = async (token: string) =>
    (await server.query("select public.find_link_owner($1) as found", [token])).rows[0].found;

  it("returns the account that a link opens, and the browser that began it", async () => {
    const [token, key] = [keyOf(), keyOf()];
    const { id, email } = await begin({ key });
    await owner.query("update auth.users set confirmation_token = $2 where id = $1", [id, token]);
    expect(await find(token)).toEqual({ id, email, key });
  });

  it("returns the new address of a change", async () => {
    const token = keyOf();
    const { id } = await begin();
    await owner.query(
      "update auth.users set email_change = 'new@proof.test', email_change_token_new = $2 where id = $1",
      [id, token],
    );
    expect(await find(token)).toMatchObject({ email: "new@proof.test" });
  });

  it.each(["", "00", keyOf()])("finds no account for %p", async (token) => {
    expect(await find(token)).toBeNull();
  });
});
