import { owner } from "../support/backend/database";
import { people } from "../support/people/actors";
import { runJob } from "../support/staff-jobs";

afterEach(async () => {
  await owner.query("delete from public.staff_jobs");
  await owner.query(`delete from public.coupons where ${isGenerated}`);
});

/** Not given to one person, unlike those of other tests. */
const isGenerated = "batch is not null and owner_email_key is null and owner_user_id is null";

const rules = { kind: "fixed", value: 100, max_uses: 1, description: "For friends" };

const generate = (count: number, input: object) =>
  runJob(
    "coupons.generate",
    Array.from({ length: count }, () => ({})),
    { input },
  );

it("creates different codes with the same rules that can't be guessed or misread", async () => {
  const { id, counts } = await generate(50, { prefix: "FRIEND-", rules });
  expect(counts).toEqual({ added: 50 });
  const { rows } = await owner.query("select * from public.coupons where batch = $1", [id]);
  expect(new Set(rows.map(({ code }) => code)).size).toBe(50);
  for (const row of rows) {
    expect(row.code).toMatch(/^FRIEND-[2-9A-HJ-NP-Z]{8}$/);
    expect(row).toMatchObject({ kind: "fixed", value: 100, max_uses: 1, description: "For friends" });
  }
});

it("writes one log entry for all of them", async () => {
  const since = (await owner.query("select coalesce(max(id), 0) as id from public.audit_log")).rows[0].id;
  await generate(20, { prefix: "LOG-", rules });
  const { rows } = await owner.query(
    "select actor, action, subject, after from public.audit_log where id > $1 and subject = 'coupons'",
    [since],
  );
  expect(rows).toEqual([{ actor: people.manager, action: "insert", subject: "coupons", after: rules }]);
});

it.each([
  ["rules that no coupon may have", { prefix: "", rules: { ...rules, value: 0 } }],
  ["a beginning that no code may have", { prefix: "lower case", rules }],
  ["an automatic offer", { prefix: "", rules: { ...rules, is_automatic: true } }],
  ["an offer shown to everyone", { prefix: "", rules: { ...rules, is_public: true } }],
])("creates nothing for %s", async (_, input) => {
  expect(await generate(3, input)).toMatchObject({ counts: { refused: 3 } });
  const { rowCount } = await owner.query(`select id from public.coupons where ${isGenerated}`);
  expect(rowCount).toBe(0);
});
