import { expect, test } from "@playwright/test";
import { postJson, send } from "../support/http";
import { takeTee } from "../support/tees";

const quotePath = "/api/cart/quote";

async function tee() {
  return takeTee(test.info().parallelIndex, test.info().config.workers);
}

function lineOf({ productId, name, color, size }: Awaited<ReturnType<typeof tee>>) {
  return { id: productId, title: name, price: 1, quantity: 1, size, color };
}

test("a quantity that is no whole number from 1 to 10 is refused in words", async () => {
  const line = lineOf(await tee());
  for (const quantity of ["0", "-1", "1.5", "1e9", "NaN", '"1e3"', "9007199254740992", "null", "[]", '"2"']) {
    const body = JSON.stringify({ lines: [line] }).replace('"quantity":1', `"quantity":${quantity}`);
    const reply = await postJson(quotePath, body);
    expect(reply.status, quantity).toBeGreaterThanOrEqual(400);
    expect(reply.status, quantity).toBeLessThan(500);
    expect(JSON.parse(reply.body).message, quantity).toMatch(/\w+ \w+/);
  }
});

test("a price that the browser sends changes nothing", async () => {
  const honest = lineOf(await tee());
  const answers = [];
  for (const extra of [{ price: 1 }, { price: 99_999_900 }, { price: 0 }]) {
    const { status, body } = await postJson(quotePath, { lines: [{ ...honest, ...extra }] });
    expect(status).toBe(200);
    answers.push(JSON.parse(body).totalPaise ?? JSON.parse(body).data?.totalPaise);
  }
  expect(answers[0]).toBeGreaterThan(10_000);
  expect(new Set(answers).size).toBe(1);
});

test("a body that is no cart is refused, never a crash", async () => {
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
    JSON.stringify({ lines: [{ ...line, size: "\u0000" }] }),
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

test("a line that can no longer be bought is named, the others keep their price", async () => {
  const good = lineOf(await tee());
  const reply = await postJson(quotePath, {
    lines: [good, { ...good, color: "no-such-colour" }, { ...good, id: 99_999_999 }],
  });
  expect(reply.status).toBe(200);
  expect(reply.body).toMatch(/unavailable/);
});
