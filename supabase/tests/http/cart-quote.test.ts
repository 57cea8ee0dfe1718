import { owner } from "../support/backend/database";
import { Visitor } from "../support/http/visitor";
import { makeProduct } from "../support/shop";

const quotePath = "/api/cart/quote";
const visitor = new Visitor();
let line: { id: number; quantity: number; size: string; color: string };

beforeAll(async () => {
  const { id } = await makeProduct(owner, { stocks: [5] });
  line = { id, quantity: 1, size: "S", color: "black" };
});

it("refuses a quantity that is not a whole number from 1 to 10, with a message", async () => {
  for (const quantity of ["0", "-1", "1.5", "1e9", "NaN", '"1e3"', "9007199254740992", "null", "[]", '"2"']) {
    const body = JSON.stringify({ lines: [line] }).replace('"quantity":1', `"quantity":${quantity}`);
    const answer = await visitor.post(quotePath, body);
    expect({ quantity, status: answer.status, body: await answer.text() }).toEqual({
      quantity,
      status: quantity === "NaN" ? 400 : 422,
      body: expect.stringMatching(/whole number from 1 to 10|at most 10 of one item|not valid JSON/),
    });
  }
});

it("never uses a price that the browser sends", async () => {
  const honest = await (await visitor.post(quotePath, { lines: [line] })).json();
  expect(honest.totalPaise).toBeGreaterThan(10_000);
  for (const extra of [{ price: 1 }, { unitPaise: 0 }, { listPaise: 1 }, { discount: 100 }]) {
    const answer = await visitor.post(quotePath, { lines: [{ ...line, ...extra }] });
    expect([answer.status, extra]).toEqual([422, extra]);
  }
});

it("refuses a malformed cart and never fails", async () => {
  for (const body of [
    "",
    "{",
    "null",
    "[]",
    '"x"',
    "{}",
    JSON.stringify({ lines: null }),
    JSON.stringify({ lines: [null] }),
    JSON.stringify({ lines: [{}] }),
    JSON.stringify({ lines: [{ ...line, id: "x" }] }),
    JSON.stringify({ lines: [{ ...line, id: -1 }] }),
    JSON.stringify({ lines: [line], totalPaise: 1 }),
    JSON.stringify({ lines: Array.from({ length: 5_000 }, () => line) }),
    `{"lines":${"[".repeat(20_000)}${"]".repeat(20_000)}}`,
    JSON.stringify({ lines: [{ ...line, title: "x".repeat(2_000_000) }] }),
  ]) {
    const { status } = await visitor.post(quotePath, body);
    expect([[400, 413, 422].includes(status), status, body.slice(0, 60)]).toEqual([
      true,
      status,
      body.slice(0, 60),
    ]);
  }
  expect((await visitor.get(quotePath)).status).toBe(405);
});

it("marks a line that can't be bought as unavailable, and leaves the others valid", async () => {
  const strangers = [{ color: "no-such-colour" }, { id: 99_999_999 }, { size: "\u0001" }, { color: "a,b)" }];
  for (const stranger of strangers) {
    const answer = await visitor.post(quotePath, { lines: [line, { ...line, ...stranger }] });
    expect({ stranger, status: answer.status, body: await answer.json() }).toEqual({
      stranger,
      status: 200,
      body: expect.objectContaining({
        canOrder: false,
        lines: [expect.objectContaining({ state: "ok" }), expect.objectContaining({ state: "unavailable" })],
      }),
    });
  }
});
