import { randomBytes, randomUUID } from "node:crypto";
import { openPool, owner } from "../support/backend/database";

const server = openPool("service_role", 20);

type Counter = { bucket: string; subject: string; limit: number; seconds: number };

const counter = (bucket: string, limit: number): Counter => ({
  bucket,
  subject: randomUUID().replaceAll("-", ""),
  limit,
  seconds: 60,
});

async function take(one: Counter, times: number): Promise<void> {
  await server.query("select public.spend_attempts($1)", [JSON.stringify(Array(times).fill(one))]);
}

async function nearOf(...counters: Counter[]): Promise<string | null> {
  const { rows } = await server.query("select public.find_near_limit($1) as bucket", [
    JSON.stringify(counters),
  ]);
  return rows[0]?.bucket ?? null;
}

describe("find_near_limit", () => {
  it.each([
    [5, 2],
    [60, 30],
    [120, 60],
  ])("with a limit of %i, requires no captcha for the first %i attempts", async (limit, free) => {
    const one = counter("send", limit);
    await take(one, free - 1);
    expect(await nearOf(one)).toBeNull();
    await take(one, 1);
    expect(await nearOf(one)).toBe("send");
  });

  it("returns the one of several limits that is near, and takes nothing", async () => {
    const near = counter("a-near", 4);
    const far = counter("b-far", 4);
    await take(near, 3);
    expect(await nearOf(far, near)).toBe("a-near");
    expect(await nearOf(far)).toBeNull();
    const { rows } = await owner.query("select taken from private.auth_attempts where subject = $1", [
      near.subject,
    ]);
    expect(rows).toEqual([{ taken: 3 }]);
  });

  it("requires no captcha when one of the limits is full anyway", async () => {
    const near = counter("a-near", 4);
    const full = counter("b-full", 2);
    await take(near, 3);
    await take(full, 2);
    expect(await nearOf(near)).toBe("a-near");
    expect(await nearOf(near, full)).toBeNull();
  });

  it("ignores expired attempts", async () => {
    const one = counter("send", 4);
    await take(one, 2);
    expect(await nearOf(one)).toBe("send");
    await owner.query(
      "update private.auth_attempts set started_at = started_at - interval '61 seconds' where subject = $1",
      [one.subject],
    );
    expect(await nearOf(one)).toBeNull();
  });
});

describe("spend_captcha", () => {
  const idOf = () => randomBytes(32).toString("hex");
  async function spend(id: string, expiresAt = new Date(Date.now() + 60_000)): Promise<boolean> {
    const { rows } = await server.query("select public.spend_captcha($1, $2) as first", [id, expiresAt]);
    return rows[0]?.first;
  }

  it("is true for one of twenty concurrent uses of a solution", async () => {
    const id = idOf();
    const answers = await Promise.all(Array.from({ length: 20 }, () => spend(id)));
    expect(answers.filter(Boolean)).toHaveLength(1);
    expect(await spend(idOf())).toBe(true);
  });

  it("deletes solutions that expired more than an hour ago, and no newer ones", async () => {
    const [old, recent] = [idOf(), idOf()];
    await spend(old, new Date(Date.now() - 61 * 60_000));
    await spend(recent, new Date(Date.now() - 59 * 60_000));
    await spend(idOf());
    expect(await spend(recent)).toBe(false);
    expect(await spend(old)).toBe(true);
  });
});
