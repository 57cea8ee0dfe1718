import { type Draft, rowsOf, withDraft } from "../support/orders/phone-orders";
import { newPhone } from "../support/orders/unproven";
import { actAs } from "../support/people/actors";
import { hintIn } from "../support/refusal";
import { orderOf, placeOrder } from "../support/shop";

describe("facts about a caller", () => {
  const findCaller = async (at: Draft, phone: string) =>
    (await rowsOf(at, "select public.find_caller($1) as caller", [phone]))[0]?.caller;

  it("are for staff who may see customers, from proven orders only", () =>
    withDraft(async (at) => {
      const phone = newPhone();
      await at.client.query("reset role");
      const [one = 0] = at.variants;
      await placeOrder(at.client, orderOf([{ variantId: one }], { phone, email: "real@kapas.test" }));
      await placeOrder(
        at.client,
        orderOf([{ variantId: one }], {
          phone,
          is_phone_proven: false,
          email: "other@kapas.test",
          name: "Not Asha",
        }),
      );
      await actAs(at.client, "support");
      expect(await findCaller(at, phone)).toMatchObject({
        name: "Asha Verma",
        email: "real@kapas.test",
        orders: 1,
        addresses: [{ name: "Asha Verma", line1: "12 MG Road" }],
      });
      expect(await findCaller(at, newPhone())).toMatchObject({
        name: null,
        email: null,
        orders: 0,
        addresses: [],
      });
      await at.client.query("reset role");
      await at.client.query(
        "delete from public.role_permissions where role = 'support' and permission = 'customers.read'",
      );
      await actAs(at.client, "support");
      expect(await hintIn(at.client, () => findCaller(at, phone))).toBe("forbidden");
    }));
});

it("finds goods by words and by the beginning of a SKU, with their available stock", () =>
  withDraft(async (at) => {
    const goods = async (q: string) =>
      (await rowsOf(at, "select public.find_goods($1) as goods", [q]))[0]?.goods;
    await at.client.query("reset role");
    await at.client.query(
      "update public.product_variants set sku = 'ZZTEST-BLK-' || size where id = any ($1)",
      [at.variants],
    );
    await placeOrder(at.client, orderOf([{ variantId: at.variants[0] ?? 0, quantity: 2 }]));
    await actAs(at.client, "support");
    const [found] = await goods("zztest-blk");
    expect(found.variants).toMatchObject([
      { size: "S", sku: "ZZTEST-BLK-S", free: 3 },
      { size: "M", free: 5 },
    ]);
    expect(await goods("nothing-is-called-so")).toEqual([]);
    await actAs(at.client, "packer");
    expect(await hintIn(at.client, () => goods("tee"))).toBe("forbidden");
  }));
