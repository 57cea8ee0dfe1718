import { randomUUID } from "node:crypto";
import { openPool, owner } from "../support/backend/database";

type Take = { bucket: string; subject: string; limit: number; seconds: number };

const server = openPool("service_role", 50);

const subjectOf = () => randomUUID().replaceAll("-", "");

async function take(takes: Take[], clear: Pick<Take, "bucket" | "subject">[] = []): Promise<string | null> {
  const { rows } = await server.query("select public.spend_attempts($1, $2) as full", [
    JSON.stringify(takes),
    JSON.stringify(clear),
  ]);
  return rows[0]?.full ?? null;
}

async function takenOf(bucket: string, subject: string): Promise<number> {
  const { rows } = await owner.query(
    "select taken from private.auth_attempts where bucket = $1 and subject = $2",
    [bucket, subject],
  );
  return rows[0]?.taken ?? 0;
}

async function age(subject: string, seconds: number): Promise<void> {
  await owner.query(
    "update private.auth_attempts set started_at = started_at - make_interval(secs => $2) where subject = $1",
    [subject, seconds],
  );
}

test("find_full_limit returns the full limit, takes nothing, and ignores it after its time", async () => {
  const one = { bucket: "peek", subject: subjectOf(), limit: 2, seconds: 60 };
  const isFull = async () => {
    const { rows } = await server.query("select public.find_full_limit($1) as bucket", [
      JSON.stringify([one]),
    ]);
    return rows[0]?.bucket ?? null;
  };
  expect([await isFull(), await take([one]), await isFull()]).toEqual([null, null, null]);
  expect([await take([one]), await isFull(), await isFull()]).toEqual([null, "peek", "peek"]);
  expect(await takenOf("peek", one.subject)).toBe(2);
  await age(one.subject, 61);
  expect(await isFull()).toBeNull();
});

test("seconds_until_free returns the seconds until the last full limit is free, and 0 when none is full", async () => {
  const [hour, minute] = [3600, 60].map((seconds) => ({
    bucket: `wait-${seconds}`,
    subject: subjectOf(),
    limit: 1,
    seconds,
  }));
  if (!hour || !minute) throw new Error("two limits");
  const wait = async () => {
    const { rows } = await server.query("select public.seconds_until_free($1) as seconds", [
      JSON.stringify([hour, minute]),
    ]);
    return Number(rows[0]?.seconds);
  };
  expect([await wait(), await take([minute])]).toEqual([0, null]);
  expect(await wait()).toBeGreaterThan(50);
  expect(await wait()).toBeLessThanOrEqual(60);
  await take([hour]);
  await age(hour.subject, 600);
  expect(await wait()).toBeGreaterThan(2990);
  expect(await wait()).toBeLessThanOrEqual(3000);
  await age(hour.subject, 3000);
  await age(minute.subject, 60);
  expect(await wait()).toBe(0);
});

describe("spend_attempts", () => {
  it("grants attempts up to the limit, then returns the full limit", async () => {
    const one = { bucket: "guess", subject: subjectOf(), limit: 2, seconds: 60 };
    expect([await take([one]), await take([one]), await take([one])]).toEqual([null, null, "guess"]);
  });

  it("grants exactly five of fifty concurrent guesses", async () => {
    const one = { bucket: "guess", subject: subjectOf(), limit: 5, seconds: 300 };
    const answers = await Promise.all(Array.from({ length: 50 }, () => take([one])));
    expect(answers.filter((full) => full === null)).toHaveLength(5);
    expect(await takenOf("guess", one.subject)).toBe(5);
  });

  it("takes from all limits or from none, even when two callers name them in opposite order", async () => {
    const wide = { bucket: "a-wide", subject: subjectOf(), limit: 100, seconds: 60 };
    const tight = { bucket: "b-tight", subject: subjectOf(), limit: 3, seconds: 60 };
    const answers = await Promise.all(
      Array.from({ length: 40 }, (_, index) => take(index % 2 ? [wide, tight] : [tight, wide])),
    );
    expect(answers.filter((full) => full === null)).toHaveLength(3);
    expect(await takenOf("a-wide", wide.subject)).toBe(3);
  });

  it("starts again after its time, not before", async () => {
    const one = { bucket: "send", subject: subjectOf(), limit: 1, seconds: 3600 };
    expect(await take([one])).toBeNull();
    await age(one.subject, 3000);
    expect(await take([one])).toBe("send");
    await age(one.subject, 600);
    expect(await take([one])).toBeNull();
  });

  it("clears a counter only together with a granted attempt", async () => {
    const subject = subjectOf();
    const guess = { bucket: "guess", subject, limit: 1, seconds: 300 };
    const send = { bucket: "send", subject, limit: 1, seconds: 60 };
    await take([guess]);
    expect(await take([send], [guess])).toBeNull();
    expect(await take([guess])).toBeNull();
    expect(await take([send], [guess])).toBe("send");
    expect(await take([guess])).toBe("guess");
  });
});

describe("discard_unfinished_accounts", () => {
  async function makeUser(changes: { phone?: string; isConfirmed?: boolean; minutesAgo: number }) {
    const id = randomUUID();
    const email = `${id}@example.com`;
    await owner.query(
      `insert into auth.users (id, email, phone, phone_confirmed_at, created_at)
       values ($1, $2, $3, case when $4 then now() end, now() - make_interval(mins => $5))`,
      [id, email, changes.phone ?? null, changes.isConfirmed ?? false, changes.minutesAgo],
    );
    return { id, email };
  }
  const phoneOf = () => `91${String(Math.floor(Math.random() * 1e10)).padStart(10, "6")}`;
  const discard = async (email: string, phone: string | null = null) => {
    const { rows } = await server.query("select public.discard_unfinished_accounts($1, $2) as count", [
      email,
      phone,
    ]);
    return rows[0]?.count;
  };

  it.each([
    ["removes a phone registration that was never verified", { phone: phoneOf(), minutesAgo: 6 }, 1],
    ["leaves one whose code may still be typed", { phone: phoneOf(), minutesAgo: 4 }, 0],
    ["leaves one whose phone was verified", { phone: phoneOf(), isConfirmed: true, minutesAgo: 60 }, 0],
    ["leaves an email registration that waits for its link", { minutesAgo: 60 }, 0],
  ])("%s", async (_, changes, count) => {
    const { email } = await makeUser(changes);
    expect(await discard(email)).toBe(count);
  });

  it("deletes an unfinished account found by its number", async () => {
    const phone = phoneOf();
    await makeUser({ phone, minutesAgo: 6 });
    expect(await discard("someone-else@example.com", phone)).toBe(1);
  });
});
