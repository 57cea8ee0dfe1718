import { expect, test } from "@playwright/test";
import { postJson, send } from "../support/http";
import { takeTee } from "../support/tees";

const quotePath = "/api/cart/quote";

async function tee() {
  return takeTee(test.info().parallelIndex, test.info().config.workers);
}

type Quote = { totalPaise: number; canOrder: boolean; lines: { state: string }[] };

function quoteIn(body: string): Quote {
  return JSON.parse(body);
}

function lineOf({ productId, color, size }: Awaited<ReturnType<typeof tee>>) {
  return { id: productId, quantity: 1, size, color };
}

test("a quantity that is not a whole number from 1 to 10 is refused with a message", async () => {
  const line = lineOf(await tee());
  for (const quantity of ["0", "-1", "1.5", "1e9", "NaN", '"1e3"', "9007199254740992", "null", "[]", '"2"']) {
    const body = JSON.stringify({ lines: [line] }).replace('"quantity":1', `"quantity":${quantity}`);
    const reply = await postJson(quotePath, body);
    expect(reply.status, quantity).toBeGreaterThanOrEqual(400);
    expect(reply.status, quantity).toBeLessThan(500);
    expect(reply.body, quantity).toMatch(/whole number from 1 to 10|at most 10 of one item|not valid JSON/);
  }
});

test("a price that the browser sends is never used", async () => {
  const honest = lineOf(await tee());
  const reply = await postJson(quotePath, { lines: [honest] });
  expect(reply.status).toBe(200);
  const { totalPaise } = quoteIn(reply.body);
  expect(totalPaise).toBeGreaterThan(10_000);
  for (const extra of [{ price: 1 }, { unitPaise: 0 }, { listPaise: 1 }, { discount: 100 }]) {
    const { status, body } = await postJson(quotePath, { lines: [{ ...honest, ...extra }] });
    // The shop may refuse or ignore it.
    if (status === 200) expect(quoteIn(body).totalPaise).toBe(totalPaise);
    else expect(status).toBe(422);
  }
});

test("a malformed cart is refused, never a server error", async () => {
  const line = lineOf(await tee());
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
    const { status } = await postJson(quotePath, body);
    expect(status, body.slice(0, 60)).toBeGreaterThanOrEqual(400);
    expect(status, body.slice(0, 60)).toBeLessThan(500);
  }
  expect((await send(quotePath, { method: "GET" })).status).toBe(405);
});

test("a line that can't be bought is marked as unavailable, and the others stay valid", async () => {
  const good = lineOf(await tee());
  const strangers = [{ color: "no-such-colour" }, { id: 99_999_999 }, { size: "\u0001" }, { color: "a,b)" }];
  for (const stranger of strangers) {
    const { status, body } = await postJson(quotePath, { lines: [good, { ...good, ...stranger }] });
    expect(status, JSON.stringify(stranger)).toBe(200);
    const { lines, canOrder } = quoteIn(body);
    expect(lines.map(({ state }) => state)).toEqual(["ok", "unavailable"]);
    expect(canOrder).toBe(false);
  }
});
