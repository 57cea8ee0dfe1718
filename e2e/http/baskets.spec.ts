import { randomUUID } from "node:crypto";
import { expect, test } from "@playwright/test";
import { Buyer } from "../support/buyer";
import { orderButton } from "../support/checkout-action";
import { shopUrl } from "../support/env";
import { postJson } from "../support/http";
import { takeTee } from "../support/tees";

const tee = () => takeTee();

test("a stranger who knows a basket's key can't read its order", async () => {
  const piece = await tee();
  const basketKey = randomUUID();
  const wish = { tee: piece, method: "cod" as const, basketKey };
  const browser = await orderButton(shopUrl, { ...wish, buyer: new Buyer(), hasCookies: true });
  const mine = await browser();
  expect(mine).toMatchObject({ ok: true, data: { kind: "placed" } });

  const lines = [{ id: piece.productId, size: piece.size, color: piece.color, quantity: 1 }];
  const quote = await postJson("/api/cart/quote", { lines, basketKey });
  expect(JSON.parse(quote.body)).toMatchObject({ bought: null });

  for (const hasCookies of [true, false]) {
    const stranger = await orderButton(shopUrl, { ...wish, buyer: new Buyer(), hasCookies });
    expect(JSON.stringify(await stranger())).not.toContain(
      JSON.stringify(mine).match(/KP-[0-9A-F-]{14}/)?.[0],
    );
  }
});

test("a browser that retries after a lost answer gets the same order", async () => {
  const wish = { tee: await tee(), method: "cod" as const, buyer: new Buyer() };
  for (const hasCookies of [true, false]) {
    const press = await orderButton(shopUrl, { ...wish, hasCookies, basketKey: randomUUID() });
    expect(await press()).toEqual(await press());
  }
});

test("a client without cookies can't reach another client's order by its basket key", async () => {
  const wish = { tee: await tee(), method: "cod" as const, basketKey: randomUUID() };
  const first = await orderButton(shopUrl, { ...wish, buyer: new Buyer() });
  expect(await first()).toMatchObject({ ok: true });
  const second = await orderButton(shopUrl, { ...wish, buyer: new Buyer() });
  expect(await second()).toMatchObject({ ok: false, code: "conflict" });
});
