import { randomUUID } from "node:crypto";
import { owner, server } from "../support/backend/database";
import { contradictionsIn } from "../support/invariants";
import { refusalOf } from "../support/refusal";
import { makeSingle, orderOf, placeOrder, stockOf } from "../support/shop";

afterEach(async () => expect(await contradictionsIn(owner)).toEqual({}));

describe("place_order under one idempotency key", () => {
  it("returns the first answer again, though the last item is sold, and takes no more stock", async () => {
    const { variantId } = await makeSingle(owner, 1);
    const key = randomUUID();
    const first = await placeOrder(server, orderOf([{ variantId }]), { key });
    expect(await placeOrder(server, orderOf([{ variantId }]), { key })).toEqual(first);
    expect(await stockOf(owner, variantId)).toEqual({ stock: 1, reserved: 1 });
  });

  it("refuses other contents", async () => {
    const { variantId } = await makeSingle(owner);
    const key = randomUUID();
    await placeOrder(server, orderOf([{ variantId }]), { key });
    expect(
      await refusalOf(placeOrder(server, orderOf([{ variantId, quantity: 2 }]), { key, hash: "other" })),
    ).toMatchObject({ code: "PT409", hint: "key_reused" });
    expect(await stockOf(owner, variantId)).toEqual({ stock: 5, reserved: 1 });
  });

  it("stores no refusal, so that the customer may try again", async () => {
    const { variantId } = await makeSingle(owner, 0);
    const key = randomUUID();
    await refusalOf(placeOrder(server, orderOf([{ variantId }]), { key }));
    await owner.query(
      "insert into public.stock_moves (variant_id, stock_delta, reason) values ($1, 1, 'receive')",
      [variantId],
    );
    expect(await placeOrder(server, orderOf([{ variantId }]), { key })).toHaveProperty("order_id");
  });
});

describe("attach_gateway_order", () => {
  const attach = async (orderId: string, gatewayOrderId: string) => {
    const { rows } = await server.query("select public.attach_gateway_order($1, $2, 548) as attached", [
      orderId,
      gatewayOrderId,
    ]);
    return rows[0].attached;
  };

  it("keeps the first gateway order", async () => {
    const { variantId } = await makeSingle(owner);
    const { id } = await placeOrder(server, orderOf([{ variantId }], { payment_method: "online" }));
    const first = `order_${randomUUID()}`;
    expect(await attach(id, first)).toBe(first);
    expect(await attach(id, "order_other")).toBe(first);
  });

  it("refuses one of another amount", async () => {
    const { variantId } = await makeSingle(owner);
    const { id } = await placeOrder(
      server,
      orderOf([{ variantId, quantity: 2 }], { payment_method: "online" }),
    );
    expect(await refusalOf(attach(id, "order_x"))).toMatchObject({ code: "PT404" });
  });

  it("accepts only card orders", async () => {
    const { variantId } = await makeSingle(owner);
    const { id } = await placeOrder(server, orderOf([{ variantId }]));
    expect(await refusalOf(attach(id, "order_x"))).toMatchObject({ code: "PT404" });
    expect(await refusalOf(attach(randomUUID(), "order_x"))).toMatchObject({ code: "PT404" });
  });
});
