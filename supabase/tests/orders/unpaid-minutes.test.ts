import { unpaidMinutes } from "@/lib/checkout/unpaid-minutes";
import { inRollback, owner } from "../support/database";
import { makeSingle, orderOf, placeOrder } from "../support/shop";

it("an unpaid order keeps its pieces as long as the policies say", () =>
  inRollback(owner, async (client) => {
    const { variantId } = await makeSingle(client);
    const { id } = await placeOrder(client, orderOf([{ variantId }], { payment_method: "online" }));
    const { rows } = await client.query(
      "select extract(epoch from expires_at - now()) / 60 as minutes from public.orders where id = $1",
      [id],
    );
    expect(rows).toEqual([{ minutes: unpaidMinutes }]);
  }));
