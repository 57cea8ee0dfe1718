import { randomUUID } from "node:crypto";
import { openPool, owner } from "../support/backend/database";
import { makeBlank, makeVersion } from "../support/designs/custom";
import {
  decides,
  endOfArt,
  leaveOut,
  linesOf,
  placePaid,
  print,
  replace,
  settleArt,
} from "../support/designs/refused-art";
import { saveSubmission, submissionOf } from "../support/designs/submissions";
import { contradictionsIn } from "../support/invariants";
import { pressRefund } from "../support/orders/order-session";
import { applyPayment, type PaymentEvent } from "../support/orders/payments";
import { people } from "../support/people/actors";
import { askFor, inSession, play } from "../support/people/staff-session";
import { contend } from "../support/races/contend";
import { countRefusals } from "../support/races/race";
import { rounds } from "../support/races/rounds";
import { orderOf, type PlacedOrder, placeOrder } from "../support/shop";

// Customers replace or remove rejected designs, while others print, cancel and refund.

const pool = openPool("service_role", 6);
let variantId = 0;
beforeAll(async () => {
  [variantId = 0] = await makeBlank(owner, [2000]);
});
afterEach(async () => expect(await contradictionsIn(owner)).toEqual({}));

const make = (person?: string) => makeVersion(owner, { isNew: true, person });

/** A paid order of two designs, of which the first was rejected. */
async function makeRefused() {
  const [bad, good] = [await make(), await make()];
  const placed = await placePaid(owner, variantId, [bad, good]);
  await settleArt(bad, "changes_requested");
  await settleArt(good, "approved");
  return { placed, bad, good };
}

const endOf = (placed: PlacedOrder) => endOfArt(owner, placed);

describe("replacing a rejected design, while", () => {
  it("the order goes to production: only approved designs are printed", async () => {
    for (const _ of rounds(8, 200)) {
      const { placed, bad, good } = await makeRefused();
      const instead = await makeVersion(owner);
      const { won } = await contend(pool, [replace(placed, bad, instead), print(placed)]);
      expect(won).toContain("replace");
      const end = await endOf(placed);
      expect(end).toMatchObject({
        status: won.includes("print") ? "In Production" : "Confirmed",
        hold: null,
      });
      expect(end.designs.sort()).toEqual([good, instead].sort());
    }
  });

  it("the old one is approved and printed after all: the order has one of them, approved", async () => {
    for (const _ of rounds(8, 200)) {
      const { placed, bad, good } = await makeRefused();
      const instead = await makeVersion(owner);
      const [name, approve] = await decides("editor", bad, "approved");
      const { won } = await contend(pool, [replace(placed, bad, instead), [name, approve, print(placed)[1]]]);
      const end = await endOf(placed);
      expect(end).toMatchObject({ hold: null, refunds: [] });
      expect(end.designs.sort()).toEqual([good, won.includes("replace") ? instead : bad].sort());
      expect(won).toHaveLength(1);
    }
  });

  it("its designer submits it in another window: no deadlock", async () => {
    for (const _ of rounds(6, 100)) {
      const [old, instead] = [await make(people.asha), await make(people.asha)];
      const placed = await placeOrder(owner, orderOf(linesOf(variantId, [old]), { user_id: people.asha }));
      await settleArt(old, "changes_requested");
      const { id: follows } = await submissionOf(owner, old);
      const id = await play(owner, (client) => saveSubmission(client, people.asha, instead, { follows }));
      const { refused } = await contend(pool, [
        ["submit", askFor("submit_submission($1, $2)", people.asha, id)],
        replace(placed, old, instead, people.asha),
      ]);
      expect(refused).toEqual([]);
      expect((await endOf(placed)).designs).toEqual([instead]);
      expect(await submissionOf(owner, old)).toMatchObject({ status: "archived" });
    }
  });
});

describe("removing a rejected design, while", () => {
  it("others remove it too: it is refunded once", async () => {
    for (const _ of rounds(6, 200)) {
      const { placed, good } = await makeRefused();
      const { won, refused } = await contend(pool, [leaveOut(placed), leaveOut(placed), leaveOut(placed)]);
      expect({ won, refused: countRefusals(refused) }).toEqual({
        ...{ won: ["leave out"], refused: { "PT409 not_refused": 2 } },
      });
      expect(await endOf(placed)).toMatchObject({ total: 847, designs: [good], refunds: ["798 edited"] });
    }
  });

  it("its money is refunded: no more than was paid", async () => {
    for (const _ of rounds(8, 200)) {
      const { placed } = await makeRefused();
      const { won, refused } = await contend(pool, [
        leaveOut(placed),
        ["refund", inSession("manager", pressRefund(placed, 1000))],
      ]);
      const { total, refunds } = await endOf(placed);
      expect({ won, total }).toMatchObject({ won: expect.arrayContaining(["leave out"]), total: 847 });
      expect(refunds).toEqual(won.includes("refund") ? ["645 edited", "1000 goodwill"] : ["798 edited"]);
      expect(refused).toMatchObject(
        won.includes("refund")
          ? []
          : [{ hint: expect.stringMatching(/^(refundable_changed|refund_too_much)$/) }],
      );
    }
  });

  it("its customer pays the former total instead of COD: the items' money is refunded, or all of it", async () => {
    for (const _ of rounds(8, 200)) {
      const [bad, good] = [await make(), await make()];
      const placed = await placeOrder(owner, orderOf(linesOf(variantId, [bad, good])));
      await settleArt(bad, "changes_requested");
      const offer = { gst_rate: 0, taxable: 49, cgst: 0, sgst: 0, igst: 0 };
      await owner.query("select public.offer_prepay($1, $2)", [placed.id, offer]);
      const gatewayOrderId = randomUUID();
      await owner.query("select public.attach_gateway_order($1, $2, 1645)", [placed.id, gatewayOrderId]);
      const pay: PaymentEvent = {
        ...{ eventId: randomUUID(), type: "payment.captured", paymentId: randomUUID(), kind: "captured" },
        ...{ gatewayOrderId, amount: 1645 },
      };
      const { refused } = await contend<unknown>(pool, [
        leaveOut(placed),
        ["pay", (client) => applyPayment(client, pay)],
      ]);
      expect(refused).toEqual([]);
      const end = await endOf(placed);
      expect(end).toMatchObject({ status: "Confirmed", total: 847, designs: [good] });
      expect([["798 edited"], ["1645 not_expected"]]).toContainEqual(end.refunds);
    }
  });
});
