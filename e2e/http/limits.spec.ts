import { expect, test } from "@playwright/test";
import { limits } from "../../lib/limits/limits";
import { messageForStatus } from "../../lib/result";
import { useUp as exhaust, newIp } from "../support/attempts";
import { get, postJson } from "../support/http";
import { placeOrder, tokenOf } from "../support/orders";
import { takeTee } from "../support/tees";

const tooMany = messageForStatus(429);
const tee = () => takeTee();

async function lines() {
  const { productId: id, size, color } = await tee();
  return [{ id, size, color, quantity: 1 }];
}

test("every expensive address has a limit for each visitor, and answers 429 with a message beyond it", async () => {
  const wish = { lines: await lines() };
  const orderId = await placeOrder(await tee(), { email: "limits@kapas.test" });
  const paper = `/order-details/${orderId}/invoice.pdf?token=${await tokenOf(orderId)}`;
  const addresses = [
    ["searchVisitor", "/api/search/suggest?q=peacock"],
    ["searchVisitor", "/products?q=peacock"],
    ["pincodeVisitor", "/api/pincodes/560001"],
    ["puzzleVisitor", "/api/captcha"],
    ["paperVisitor", paper],
  ] as const;
  for (const [name, path] of addresses) {
    const headers = { "x-forwarded-for": newIp() };
    expect((await get(path, headers)).status, path).not.toBe(429);
    await exhaust(name, headers["x-forwarded-for"], limits[name].limit);
    const full = await get(path, headers);
    expect({ path, status: full.status }).toEqual({ path, status: 429 });
    expect(full.body).toContain(tooMany);
    expect(full.headers.get("cache-control")).toContain("no-store");
    // Other visitors, and lists without a search, are not limited.
    expect((await get(path)).status, path).not.toBe(429);
    expect((await get("/products", headers)).status).toBe(200);
  }
  const headers = { "x-forwarded-for": newIp() };
  await exhaust("quoteVisitor", headers["x-forwarded-for"], limits.quoteVisitor.limit);
  const full = await postJson("/api/cart/quote", wish, headers);
  expect(full.status).toBe(429);
  expect(JSON.parse(full.body)).toMatchObject({ code: "rate_limited", message: tooMany });
});

test("limits count the address that the proxy adds to X-Forwarded-For, not one that the visitor sends", async () => {
  const ip = newIp();
  await exhaust("pincodeVisitor", ip, limits.pincodeVisitor.limit);
  for (const made of ["1.2.3.4", "unknown", `${newIp()}, ${newIp()}`]) {
    const { status } = await get("/api/pincodes/560001", { "x-forwarded-for": `${made}, ${ip}` });
    expect(status, made).toBe(429);
  }
});

test("coupon codes can't be guessed: after 60 wrong codes a right one is refused too", async () => {
  const headers = { "x-forwarded-for": newIp() };
  const ask = async (code: string) => {
    const { body } = await postJson("/api/cart/quote", { lines: await lines(), code }, headers);
    return JSON.parse(body);
  };
  const right = await ask("LAUNCH20");
  expect(right.codeProblem).toBeNull();
  expect((await ask("NO-SUCH-CODE")).codeProblem).not.toBeNull();
  await exhaust("wrongCouponVisitor", headers["x-forwarded-for"], limits.wrongCouponVisitor.limit - 2);
  expect((await ask("NO-SUCH-CODE")).codeProblem).not.toBe(tooMany);
  for (const code of ["NO-SUCH-CODE", "LAUNCH20"]) {
    expect(await ask(code)).toMatchObject({ codeProblem: tooMany, canOrder: true });
  }
});

test("a quote refuses a phone or an email address, so it reveals nothing about their owners", async () => {
  const wish = { lines: await lines(), code: "LAUNCH20", pincode: "560038", method: "cod" };
  for (const person of [{ email: "asha@kapas.test" }, { phone: "+919876400001" }]) {
    expect((await postJson("/api/cart/quote", { ...wish, ...person })).status).toBe(422);
  }
  expect((await postJson("/api/cart/quote", wish)).status).toBe(200);
});
