import { randomUUID } from "node:crypto";
import { owner } from "../support/backend/database";
import { makePerson } from "../support/people/person";
import { expectSameEnd, type Step } from "../support/scenario";
import {
  at,
  charged,
  endOf,
  paymentOf,
  sendStatus,
  tokenBack,
  type UpdateScene,
} from "../support/subscriptions/subscription-updates";
import { begin, makePlan, stockTees } from "../support/subscriptions/subscriptions";

// Gateway updates come late, twice and in any order: every order of the same updates has one end.
beforeAll(() => stockTees(owner, 2));

const end = (
  status: string,
  charge: number | null,
  paid: number,
  charges: [string, string][] | null,
  cases: string[] | null = null,
) => ({
  status,
  paid_count: paid,
  charge_at: charge === null ? null : at(charge),
  is_halted: status === "halted",
  is_over: ["cancelled", "completed", "expired"].includes(status),
  charges,
  cases,
});

const first = { payment: "a", days: 0, charge: 28, paid: 1 };
const second = { payment: "b", days: 28, charge: 59, paid: 2 };

const scenarios: Record<
  string,
  { steps: Record<string, Step<UpdateScene>>; end: object; cancelled?: number }
> = {
  "a first payment": {
    steps: {
      authenticated: sendStatus("authenticated", 0, 0, 0),
      activated: sendStatus("active", 0, 0, 0),
      charged: charged(first),
      again: charged(first),
      authorized: paymentOf("a"),
      captured: paymentOf("a"),
      paid: paymentOf("a"),
    },
    end: end("active", 28, 1, [["a", "paid"]]),
  },
  "a gateway whose clock is ahead of the shop's": {
    steps: {
      authenticated: sendStatus("authenticated", 0.0001, 0, 0),
      charged: charged(first),
      again: charged(first),
      captured: paymentOf("a"),
    },
    end: end("active", 28, 1, [["a", "paid"]]),
  },
  "two charges": {
    steps: {
      activated: sendStatus("active", 0, 0, 0),
      first: charged(first),
      captured: paymentOf("a"),
      second: charged(second),
      "second captured": paymentOf("b"),
      "first again": charged(first),
      "second again": charged(second),
    },
    end: end("active", 59, 2, [
      ["a", "paid"],
      ["b", "paid"],
    ]),
  },
  "a charge that works on the third day": {
    steps: {
      first: charged(first),
      failed: sendStatus("pending", 28, 29, 1),
      "failed again": sendStatus("pending", 29, 30, 1),
      charged: charged({ ...second, days: 30 }),
      activated: sendStatus("active", 30, 59, 2),
      captured: paymentOf("b"),
      "charged again": charged({ ...second, days: 30 }),
    },
    end: end("active", 59, 2, [
      ["a", "paid"],
      ["b", "paid"],
    ]),
  },
  "four refusals": {
    steps: {
      first: charged(first),
      "day 1": sendStatus("pending", 28, 29, 1),
      "day 2": sendStatus("pending", 29, 30, 1),
      "day 3": sendStatus("pending", 30, 31, 1),
      halted: sendStatus("halted", 31, 59, 1),
      "halted again": sendStatus("halted", 31, 59, 1),
      captured: paymentOf("a"),
    },
    end: end("halted", 59, 1, [["a", "paid"]]),
  },
  "another card after a halt": {
    steps: {
      first: charged(first),
      halted: sendStatus("halted", 31, 59, 1),
      activated: sendStatus("active", 40, 59, 1),
      token: paymentOf("t"),
      "token back": tokenBack("t"),
      second: charged({ ...second, days: 59, charge: 90 }),
      captured: paymentOf("b"),
    },
    end: end("active", 90, 2, [
      ["a", "paid"],
      ["b", "paid"],
    ]),
  },
  "a pause over a charge": {
    steps: {
      first: charged(first),
      paused: sendStatus("paused", 10, null, 1),
      resumed: sendStatus("active", 32, 59, 1),
      second: charged({ ...second, days: 59, charge: 90 }),
      "first again": charged(first),
      "paused again": sendStatus("paused", 10, null, 1),
      captured: paymentOf("b"),
    },
    end: end("active", 90, 2, [
      ["a", "paid"],
      ["b", "paid"],
    ]),
  },
  "a cancellation while it is charged": {
    cancelled: 20,
    steps: {
      first: charged(first),
      late: charged(second),
      "late again": charged(second),
      "late captured": paymentOf("b"),
      cancelled: sendStatus("cancelled", 29, null, 2),
      captured: paymentOf("a"),
      activated: sendStatus("active", 0, 0, 0),
    },
    end: end(
      "cancelled",
      null,
      2,
      [
        ["a", "paid"],
        ["b", "refunded"],
      ],
      ["b"],
    ),
  },
  "a cancellation in the app of a bank": {
    steps: {
      authenticated: sendStatus("authenticated", 0, 0, 0),
      first: charged(first),
      second: charged(second),
      cancelled: sendStatus("cancelled", 30, null, 2),
      "cancelled again": sendStatus("cancelled", 30, null, 2),
      captured: paymentOf("a"),
      "second captured": paymentOf("b"),
    },
    end: end("cancelled", null, 2, [
      ["a", "paid"],
      ["b", "paid"],
    ]),
  },
  "the last charge of all": {
    steps: {
      activated: sendStatus("active", 0, 0, 0),
      first: charged(first),
      last: charged({ ...second, charge: null }),
      completed: sendStatus("completed", 28, null, 2),
      "completed again": sendStatus("completed", 28, null, 2),
      captured: paymentOf("b"),
      "first again": charged(first),
    },
    end: end("completed", null, 2, [
      ["a", "paid"],
      ["b", "paid"],
    ]),
  },
  "money without a mandate": {
    steps: {
      first: charged(first),
      "more money": charged({ ...second, amount: 500 }),
      "other money": charged({ ...second, payment: "c", currency: "USD" }),
      "more money again": charged({ ...second, amount: 500 }),
      captured: paymentOf("b"),
      "other captured": paymentOf("c"),
      activated: sendStatus("active", 0, 0, 0),
    },
    end: end("active", 59, 2, [["a", "paid"]], ["b", "c"]),
  },
};

it.each(Object.entries(scenarios))("%s has one end in any order of updates", async (_name, scenario) => {
  await expectSameEnd<UpdateScene>(owner, {
    steps: scenario.steps,
    begin: async (client) => {
      const { id } = await begin(client, await makePerson(client), await makePlan(client, { amount: 499 }));
      const mark = randomUUID().replaceAll("-", "");
      await client.query(
        "update private.subscriptions set gateway_subscription_id = $2, cancel_asked_at = $3 where id = $1",
        [id, `sub_${mark}`, scenario.cancelled === undefined ? null : at(scenario.cancelled)],
      );
      return { client, id, gateway: `sub_${mark}`, mark };
    },
    endOf,
    end: scenario.end,
  });
});
