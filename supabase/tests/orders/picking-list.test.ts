import { inOrderTest, type OrderSession, stepOrder } from "../support/orders/order-session";
import { hintIn } from "../support/refusal";

interface Line {
  sku: string;
  quantity: number;
  orders: { number: string; quantity: number }[];
}

async function pick({ client }: OrderSession, numbers: string[] | null): Promise<Line[]> {
  const { rows } = await client.query("select public.picking_list($1) as lines", [numbers]);
  return rows[0].lines;
}

describe("the pick list", () => {
  it("has a line for each variant with its orders, until they are shipped or cancelled", () =>
    inOrderTest({}, async (at) => {
      const number = at.order.order_id;
      await at.client.query("update public.orders set created_at = '2020-01-01' where id = $1", [
        at.order.id,
      ]);
      await at.as("packer");
      const [line] = await pick(at, [number, "KP-0000-0000-0000"]);
      expect(line?.orders).toEqual([{ number, quantity: line?.quantity }]);
      const before = (await pick(at, null)).find(({ sku }) => sku === line?.sku);
      expect(before?.orders).toContainEqual({ number, quantity: line?.quantity });
      expect(before?.quantity).toBe(before?.orders.reduce((sum, { quantity }) => sum + quantity, 0));

      await stepOrder(at, "Confirmed", "print");
      expect((await pick(at, null)).flatMap(({ orders }) => orders)).not.toContainEqual(
        expect.objectContaining({ number }),
      );
      expect(await pick(at, [number])).toHaveLength(1);
      await stepOrder(at, "In Production", "pack");
      await stepOrder(at, "Packed", "ship", "", [{ courier: "Delhivery", tracking_number: "DL1" }]);
      expect(await pick(at, [number])).toEqual([]);
    }));

  it("is only for staff who pack", () =>
    inOrderTest({}, async (at) => {
      for (const role of ["support", "editor"] as const) {
        await at.as(role);
        expect(await hintIn(at.client, () => pick(at, null))).toBe("forbidden");
      }
    }));
});
