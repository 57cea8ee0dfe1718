import { randomUUID } from "node:crypto";
import {
  callFunction,
  inOrderTest,
  type OrderSession,
  parcel,
  readAdminOrder,
  refundOrderByStaff,
  stepOrder,
} from "../support/orders/order-session";
import { requestReturn } from "../support/orders/returns";
import { refusalParts } from "../support/races/contend";
import { hintIn, refusalIn } from "../support/refusal";
import { stockOf } from "../support/shop";

describe("the steps of an order", () => {
  it("are made by a packer, who prints, packs and ships it, and named in the timeline", () =>
    inOrderTest({ isPaidOnline: true }, async (at) => {
      await at.as("packer");
      expect(await stepOrder(at, "Confirmed", "print")).toBe("In Production");
      expect(await stepOrder(at, "In Production", "pack")).toBe("Packed");
      expect(await stepOrder(at, "Packed", "ship", "", [parcel("DL100"), parcel("DL101")])).toBe("Shipped");
      const { events, parcels, status } = await readAdminOrder(at);
      expect(status).toBe("Shipped");
      expect(parcels).toEqual([parcel("DL100"), parcel("DL101")]);
      expect(events.filter(({ by }) => by !== null).map(({ to }) => to)).toEqual([
        "In Production",
        "Packed",
        "Shipped",
      ]);
    }));

  it.each([
    ["packer", "confirm", "COD Review"],
    ["packer", "cancel", "Confirmed"],
    ["support", "print", "Confirmed"],
    ["editor", "print", "Confirmed"],
    ["ravi", "cancel", "Confirmed"],
  ] as const)("refuse %s to %s", (actor, name, status) =>
    inOrderTest({ status }, async (at) => {
      await at.as(actor);
      expect(await hintIn(at.client, () => stepOrder(at, status, name))).toBe("forbidden");
    }),
  );

  it("report what happened, and who did it, to a person who was too late", () =>
    inOrderTest({ isPaidOnline: true }, async (at) => {
      await at.as("packer");
      await stepOrder(at, "Confirmed", "print");
      await at.as("manager");
      const refusal = await refusalIn(at.client, () => stepOrder(at, "Confirmed", "cancel", "Out of ink"));
      expect(refusal).toMatchObject({ code: "PT409", hint: "status_changed" });
      expect(JSON.parse(String(refusal.detail))).toMatchObject({
        status: "In Production",
        actor: "admin",
        by: expect.stringMatching(/\S/),
      });
    }));

  it.each([
    ["none", null],
    ["nothing in a list", [null]],
    ["one without a number", [{ courier: "Delhivery" }]],
    ["two with one number", [parcel("DL1"), parcel("DL1")]],
    ["one too long", [parcel("9".repeat(81))]],
  ])("have parcels: %s", (_name, parcels) =>
    inOrderTest({ status: "Packed", isPaidOnline: true }, async (at) => {
      await at.as("packer");
      const refusal = await refusalIn(at.client, () => stepOrder(at, "Packed", "ship", "", parcels));
      expect(refusal.hint).toBe("bad_parcels");
    }),
  );

  it("can correct parcels only while they are on their way", () =>
    inOrderTest({ status: "Packed", isPaidOnline: true }, async (at) => {
      const correct = (parcels: object[]) =>
        callFunction(at, "correct_parcels($1, $2)", [at.order.order_id, JSON.stringify(parcels)]);
      await at.as("packer");
      expect(await hintIn(at.client, () => correct([parcel("DL1")]))).toBe("bad_transition");
      await stepOrder(at, "Packed", "ship", "", [parcel("DL1"), parcel("DL2")]);
      await correct([parcel("DL3")]);
      expect((await readAdminOrder(at)).parcels).toEqual([parcel("DL3")]);
    }));
});

describe("a return requested in the admin", () => {
  const ask = async (
    at: OrderSession,
    kind: "return" | "exchange",
    quantity: number,
    instead: number | null = null,
    left: number | null = null,
  ) => {
    const { items } = await readAdminOrder(at);
    const [item] = items;
    const shown = left ?? items.reduce((sum, { values }) => sum + values.length, 0);
    return callFunction<string>(at, "request_return_by_staff($1, $2, $3, 'Too small', $4)", [
      at.order.order_id,
      kind,
      JSON.stringify([{ order_item_id: item?.id, quantity, exchange_variant_id: instead }]),
      shown,
    ]);
  };

  it("is refused when the form shows other items, with who refunded them", () =>
    inOrderTest({ status: "Delivered", isPaidOnline: true }, async (at) => {
      await at.as("manager");
      const [item] = (await readAdminOrder(at)).items;
      const lines = [{ order_item_id: item?.id ?? 0, quantity: 1 }];
      const above = await refusalIn(at.client, () => refundOrderByStaff(at, 500, randomUUID(), { lines }));
      expect(above).toMatchObject({ hint: "above_paid_value", detail: "499.00" });
      await refundOrderByStaff(at, 499, randomUUID(), { lines });
      await at.as("support");
      const { hint, detail } = await refusalIn(at.client, () => ask(at, "return", 1, null, 2));
      expect(hint).toBe("returnable_changed");
      expect(JSON.parse(String(detail))).toEqual({
        ...{ actor: "admin", by: expect.stringMatching(/\S/), at: expect.any(String) },
      });
      await ask(at, "return", 1, null, 1);
    }));

  it("reserves the other size, and the timeline names the requester", () =>
    inOrderTest({ status: "Delivered", isPaidOnline: true }, async (at) => {
      await at.as("support");
      await ask(at, "exchange", 1, at.variants[1]);
      const { status, returns, events } = await readAdminOrder(at);
      expect(status).toBe("Return Requested");
      expect(returns).toMatchObject([{ status: "Requested" }]);
      expect(events.at(-1)).toMatchObject({ to: "Return Requested", actor: "admin", by: expect.any(String) });
      await at.asShop();
      expect(await stockOf(at.client, at.variants[1] ?? 0)).toEqual({ stock: 5, reserved: 1 });
      await at.as("support");
      expect(await hintIn(at.client, () => ask(at, "return", 1))).toBe("return_open");
    }));

  it("of cash waits for the UPI ID, which only the customer enters", () =>
    inOrderTest({ status: "Delivered" }, async (at) => {
      await at.as("manager");
      await stepOrder(at, "Delivered", "collect");
      const id = await ask(at, "return", 1);
      await callFunction(at, "step_return($1, $2, 'restock', '')", [at.order.order_id, id]);
      expect((await readAdminOrder(at)).refunds).toEqual([]);
      await at.asShop();
      await at.client.query("select public.name_refund_upi($1, 'asha@okbank')", [at.order.id]);
      await at.as("manager");
      expect((await readAdminOrder(at)).refunds).toMatchObject([{ status: "requested" }]);
    }));

  it.each(["packer", "editor", "ravi"] as const)("is refused for %s", (actor) =>
    inOrderTest({ status: "Delivered", isPaidOnline: true }, async (at) => {
      await at.as(actor);
      const ofNothing = () =>
        callFunction(at, "request_return_by_staff($1, 'return', '[]', 'Too small', 0)", [at.order.order_id]);
      expect(await hintIn(at.client, ofNothing)).toBe("forbidden");
    }),
  );
});

describe("a return", () => {
  const take = (at: OrderSession, id: string, name: string, note = "") =>
    callFunction(at, "step_return($1, $2, $3, $4)", [at.order.order_id, id, name, note]);

  it.each([
    ["restock", 5],
    ["write_off", 3],
  ])("%s: is refunded, and stock is %i", (name, stock) =>
    inOrderTest({ status: "Delivered", isPaidOnline: true }, async (at) => {
      await at.asShop();
      const id = await requestReturn(at.client, at.order.id, { quantities: [2] });
      await at.as("packer");
      await take(at, id, "pick_up");
      await take(at, id, name);
      await at.as("support");
      const late = await refusalIn(at.client, () => take(at, id, "reject", "Worn"));
      expect(refusalParts(late)).toMatchObject({
        ...{ hint: "return_closed", status: "Received", actor: "admin", by: expect.stringMatching(/\S/) },
      });
      await at.asShop();
      expect(await stockOf(at.client, at.variants[0] ?? 0)).toEqual({ stock, reserved: 0 });
      await at.as("manager");
      expect((await readAdminOrder(at)).refunds).toHaveLength(1);
    }),
  );

  it("is rejected only by staff who write to customers, not by packers, and not through another order", () =>
    inOrderTest({ status: "Delivered", isPaidOnline: true }, async (at) => {
      await at.asShop();
      const id = await requestReturn(at.client, at.order.id);
      await at.as("packer");
      expect(await hintIn(at.client, () => take(at, id, "reject", "Worn"))).toBe("forbidden");
      await at.as("support");
      const other = { ...at, order: { ...at.order, order_id: "KP-0000-0000-0000" } };
      expect(await hintIn(at.client, () => take(other, id, "reject", "Worn"))).toBe("not_found");
      await take(at, id, "reject", "Worn");
      expect((await readAdminOrder(at)).returns).toMatchObject([{ status: "Rejected" }]);
    }));
});
