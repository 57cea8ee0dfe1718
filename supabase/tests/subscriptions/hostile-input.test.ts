import { randomUUID } from "node:crypto";
import { owner, server } from "../support/backend/database";
import { type Actor, people } from "../support/people/actors";
import { askFor, inSession, play } from "../support/people/staff-session";
import { readRefusal } from "../support/refusal";
import { makePlan, makeRunning, stockTees } from "../support/subscriptions/subscriptions";

// Input that bypasses the screens, straight to the functions of accounts and staff: they refuse it with their own
// errors, and change nothing.

let made: Awaited<ReturnType<typeof makeRunning>>;
beforeAll(async () => {
  await stockTees(owner, 2);
  made = await makeRunning(owner, server, { plan: await makePlan(owner) });
});

async function stateOf() {
  const { rows } = await owner.query(
    `select to_jsonb(s) as row, (select jsonb_agg(to_jsonb(b) order by b.position) from private.subscription_picks b where b.subscription_id = s.id) as picks,
       (select count(*) from private.subscription_events e where e.subscription_id = s.id) as events
     from private.subscriptions s order by s.id`,
  );
  return rows;
}

/** The code of the error, or null. */
async function codeOf(attempt: Promise<unknown>): Promise<string | null> {
  try {
    await attempt;
    return null;
  } catch (error) {
    return readRefusal(error).code;
  }
}

const huge = "x".repeat(100_000);
const address = { line1: "1 MG Road", line2: "", city: "Bengaluru", state: "Karnataka", pincode: "560001" };

const changes: unknown[] = [
  null,
  [],
  "name",
  7,
  { status: "active" },
  { price_id: randomUUID() },
  { name: "Asha", version: 9 },
  { [huge]: 1 },
  { name: huge },
  { name: "" },
  { phone: "0" },
  { phone: huge },
  { cut: "accessory" },
  { size: huge },
  { size: "-1" },
  { tastes: "all" },
  { tastes: null },
  { tastes: [huge] },
  { tastes: Array(1000).fill("x") },
  { address: {} },
  { address: null },
  { address: { ...address, line1: huge } },
  { address: { ...address, pincode: "-60001" } },
];

const requests: [unknown, unknown, unknown][] = [
  [null, null, ""],
  ["", null, ""],
  ["delete", null, ""],
  [huge, null, ""],
  ["pause", 0, ""],
  ["pause", -1, ""],
  ["pause", 4, ""],
  ["pause", 2_147_483_647, ""],
];

const picks: [unknown, unknown][] = [
  [null, null],
  [0, 1],
  [-1, 1],
  [6, 1],
  [1, null],
  [1, 0],
  [1, -1],
  [2_147_483_647, 1],
];

type Call = [what: string, call: string, values: unknown[]];
const ofOwner = (id: string, version: unknown): Call[] => [
  ...changes.map(
    (change): Call => ["change", "change_subscription($1, $2, $3)", [id, version, JSON.stringify(change)]],
  ),
  ...requests.map(
    (request): Call => [
      "request",
      "request_subscription_change($1, $2, $3, $4, $5)",
      [id, version, ...request],
    ],
  ),
  ...picks.map((pick): Call => ["swap", "swap_pick($1, $2, $3, $4)", [id, version, ...pick]]),
  ["choose", "choose_for_charge($1, $2, $3)", [id, version, null]],
  ["choose", "choose_for_charge($1, $2, $3)", [id, version, randomUUID()]],
];
const ofStaff = (id: string, version: unknown): Call[] => [
  ...changes.map(
    (change): Call => [
      "change",
      "change_subscription_by_staff($1, $2, $3)",
      [id, version, JSON.stringify(change)],
    ],
  ),
  ...requests.map(
    (request): Call => ["step", "step_subscription($1, $2, $3, $4, $5)", [id, version, ...request]],
  ),
  ...[null, "", " ", "ab", huge].flatMap((note): Call[] => [
    ["note", "add_subscription_note($1, $2)", [id, note]],
    ["refund", "refund_charge_by_staff($1, $2)", [randomUUID(), note]],
  ]),
  ["refund", "refund_charge_by_staff($1, 'A reason')", [null]],
];
const fitting = (id: unknown, version: unknown): Call[] => [
  ["change", "change_subscription($1, $2, $3)", [id, version, JSON.stringify({ name: "Asha R" })]],
  ["request", "request_subscription_change($1, $2, 'pause', 1, '')", [id, version]],
  ["swap", "swap_pick($1, $2, 1, $3)", [id, version, 1]],
  ["choose", "choose_for_charge($1, $2, $3)", [id, version, randomUUID()]],
];

const asOwner = ([, call, values]: Call, userId = made.person.id) =>
  play(owner, inSession({ id: userId }, askFor(call, ...values)));
const asStaff = ([, call, values]: Call, actor: Actor = "manager") =>
  play(owner, inSession(actor, askFor(call, ...values)));

async function expectRefused(
  calls: Call[],
  ask: (call: Call) => Promise<unknown>,
  code: RegExp,
): Promise<void> {
  const before = await stateOf();
  for (const call of calls) {
    const [what, , values] = call;
    const tried = `${what} ${JSON.stringify(values).slice(0, 120)}`;
    expect({ tried, code: await codeOf(ask(call)) }).toEqual({ tried, code: expect.stringMatching(code) });
  }
  expect(await stateOf()).toEqual(before);
}

it("refuses invalid input of the owner with an error", async () => {
  await expectRefused(ofOwner(made.id, 1), asOwner, /^PT4(09|22)$/);
});

it("refuses invalid input of staff with an error", async () => {
  await expectRefused(ofStaff(made.id, 1), asStaff, /^PT4(04|09|22)$/);
});

it("refuses valid input for an unknown version, and for another person's subscription", async () => {
  const versions = [null, 0, -1, 2, 2_147_483_647].flatMap((version) => fitting(made.id, version));
  await expectRefused(versions, asOwner, /^PT409$/);
  const strange = [null, randomUUID()].flatMap((id) => fitting(id, 1));
  await expectRefused(strange, asOwner, /^PT404$/);
  const stranger = people.asha;
  await expectRefused(fitting(made.id, 1), (call) => asOwner(call, stranger), /^PT404$/);
});

it("refuses staff functions to all others", async () => {
  const calls: Call[] = [
    ["change", "change_subscription_by_staff($1, 1, $2)", [made.id, JSON.stringify({ name: "Mine" })]],
    ["step", "step_subscription($1, 1, 'cancel', null, '')", [made.id]],
    ["note", "add_subscription_note($1, 'A note')", [made.id]],
    ["refund", "refund_charge_by_staff($1, 'A reason')", [randomUUID()]],
  ];
  await expectRefused(calls, asOwner, /^PT403$/);
  for (const actor of ["packer", "editor"] as const) {
    await expectRefused(calls, (call) => asStaff(call, actor), /^PT403$/);
  }
});
