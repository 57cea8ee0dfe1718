import { randomUUID } from "node:crypto";
import { limits } from "@/lib/limits/limits";
import { requestRestockAction, saveBasketAction } from "@/server/reminders/actions";
import { owner } from "../support/backend/database";
import { clearAttempts, useUp } from "../support/http/attempts";
import { plainPicture, sendFile } from "../support/http/design-actions";
import { ownPuzzle } from "../support/http/puzzle";
import { Visitor } from "../support/http/visitor";
import { makeCustomer } from "../support/people/accounts";
import { makeProduct, makeSingle } from "../support/shop";

// Strangers can fill the counters of the whole shop: then guests solve a puzzle, and people who are signed in notice nothing.

const uploads = "/api/designs/assets";

describe("when guests have stored as many files as they may without a puzzle", () => {
  beforeEach(async () => {
    await clearAttempts("uploadShop", "all");
    await useUp("uploadShop", "all", limits.uploadShop.limit);
  });

  it("asks a guest for a puzzle and stores the file with it", async () => {
    const guest = new Visitor();
    const picture = await plainPicture();
    const refused = await sendFile(guest, uploads, picture);
    expect([refused.status, await refused.json()]).toEqual([
      428,
      expect.objectContaining({ code: "captcha_needed" }),
    ]);
    const answer = await sendFile(guest, uploads, picture, { "x-captcha": await ownPuzzle({}) });
    expect(answer.status).toBe(200);
    const { id } = await answer.json();
    const cut = (captcha?: string) =>
      guest.post(`${uploads}/without-background`, { assetId: id, tolerance: 10, captcha });
    expect((await cut()).status).toBe(428);
    expect((await cut(await ownPuzzle({}))).status).not.toBe(428);
  });

  it("asks no one who is signed in", async () => {
    const asha = await new Visitor().signIn(await makeCustomer());
    expect((await sendFile(asha, uploads, await plainPicture("#123"))).status).toBe(200);
  });
});

it("counts the files of guests that were stored, not what was refused", async () => {
  await clearAttempts("uploadShop", "all");
  await useUp("uploadShop", "all", limits.uploadShop.limit - 1);
  for (let sent = 0; sent < 3; sent += 1) {
    expect((await sendFile(new Visitor(), uploads, new Uint8Array([1, 2, 3]))).status).toBe(422);
  }
  expect((await sendFile(new Visitor(), uploads, await plainPicture("#456"))).status).toBe(200);
  expect((await sendFile(new Visitor(), uploads, await plainPicture("#457"))).status).toBe(428);
});

it("keeps the baskets of guests with a puzzle, and of customers as before, when the shop's counter is full", async () => {
  const { id } = await makeProduct(owner);
  const basketOf = (captcha?: string) => ({
    basketKey: randomUUID(),
    email: `${randomUUID()}@example.com`,
    lines: [{ id, size: "S", color: "black", quantity: 1 }],
    captcha,
  });
  await useUp("basketReminderShop", "all", limits.basketReminderShop.limit);
  const guest = new Visitor();
  expect(await guest.act(saveBasketAction, basketOf())).toMatchObject({ ok: false, code: "captcha_needed" });
  expect(await guest.act(saveBasketAction, basketOf(await ownPuzzle({})))).toMatchObject({ ok: true });
  const asha = await new Visitor().signIn(await makeCustomer());
  expect(await asha.act(saveBasketAction, basketOf())).toMatchObject({ ok: true });
});

it("keeps a customer's own restock requests apart from those that strangers make for the address", async () => {
  const customer = await makeCustomer();
  const { variantId } = await makeSingle(owner, 0);
  await useUp("restockMailbox", customer.email, limits.restockMailbox.limit);
  await useUp("restockShop", "all", limits.restockShop.limit);
  const ask = { variantId, email: customer.email };
  expect(await new Visitor().act(requestRestockAction, ask)).toMatchObject({ code: "captcha_needed" });
  const own = await new Visitor().signIn(customer);
  expect(await own.act(requestRestockAction, ask)).toMatchObject({ ok: true });
});
