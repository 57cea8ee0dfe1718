import { createHmac, randomInt } from "node:crypto";
import { toPaise, toRupees } from "../../lib/money";
import { splitGst } from "../../lib/pricing/gst";
import { sandboxKeys } from "../../sandbox/keys";
import { SEED_TIME } from "../../seed/seed-time";
import { newMobile } from "./addresses";
import { backend } from "./backend";
import type { Tee } from "./tees";

/** The tax of a sale from Tamil Nadu to Karnataka. */
function taxed(rupees: number) {
  const gst = splitGst(toPaise(rupees), 5, true);
  const [taxable, igst] = [toRupees(gst.taxablePaise), toRupees(gst.igstPaise)];
  return { gst_rate: 5, taxable, cgst: 0, sgst: 0, igst };
}

type Who = {
  email: string;
  name?: string;
  phone?: string;
  userId?: string;
  method?: "cod" | "online";
  through?: string;
};

/**
 * Places an order of one item for `userId`, or for a guest. It is COD unless `method` differs. `through`: the
 * referrer whose link the buyer has followed, to a delivery address of their own.
 */
export async function placeOrder(
  tee: Tee,
  { email, name = "Leela Das", phone = newMobile(), userId, method = "cod", through }: Who,
): Promise<string> {
  const rules = await backend.rpc("pricing_rules");
  const price = tee.price;
  const { data, error } = await backend.rpc("place_order", {
    p_key: `e2e-${crypto.randomUUID()}`,
    p_request_hash: "e2e",
    p_order: {
      user_id: userId ?? null,
      name,
      email,
      phone,
      payment_method: method,
      shipping_address: {
        line1: through === undefined ? "14, 3rd Cross" : `${randomInt(1_000_000)}, 3rd Cross`,
        line2: "",
        city: "Bengaluru",
        state: "Karnataka",
        pincode: "560038",
      },
      is_phone_proven: true,
      referral: through === undefined ? [] : [through],
      zone: null,
      rules: rules.data,
      coupon: null,
      subtotal: price,
      discount: 0,
      coupon_discount: 0,
      shipping: 49,
      cod_fee: 0,
      total: price + 49,
      charges: taxed(49),
      lines: [
        {
          variant_id: tee.variantId,
          quantity: 1,
          list_price: price,
          unit_price: price,
          coupon_discount: 0,
          hsn: "6109",
          ...taxed(price),
        },
      ],
    },
  });
  if (error) throw new Error(error.message);
  return String(Object(data).order_id);
}

/** An order handed to its courier: its customer is notified at once. */
export async function shipOrder(
  orderId: string,
  parcel: { courier: string; tracking_number: string },
): Promise<void> {
  const { error } = await backend.from("orders").update(parcel).eq("order_id", orderId);
  if (error) throw new Error(error.message);
  await packOrder(orderId);
  await moveAlong(orderId, ["Shipped"], "system");
}

/** Completes an order: its items can no longer be returned. */
export async function completeOrder(orderId: string): Promise<void> {
  await deliverOrder(orderId);
  const longAgo = new Date(Date.parse(SEED_TIME) - 60 * 86_400_000).toISOString();
  const { error } = await backend.from("orders").update({ delivered_at: longAgo }).eq("order_id", orderId);
  if (error) throw new Error(error.message);
  await moveAlong(orderId, ["Completed"]);
}

export async function deliverOrder(orderId: string): Promise<void> {
  await moveAlong(orderId, ["In Production", "Packed", "Shipped", "Delivered"]);
}

async function packOrder(orderId: string): Promise<void> {
  await moveAlong(orderId, ["In Production", "Packed"]);
}

/** Cancels an order as its customer. */
export async function cancelOrder(orderId: string): Promise<void> {
  await moveAlong(orderId, ["Cancelled"], "customer");
}

async function moveAlong(orderId: string, way: string[], actor = "admin"): Promise<void> {
  const id = await idOf(orderId);
  for (const step of way) {
    const { error } = await backend.rpc("transition_order", { p_order_id: id, p_to: step, p_actor: actor });
    if (error) throw new Error(error.message);
  }
}

async function idOf(orderId: string): Promise<string> {
  const { data, error } = await backend.from("orders").select("id").eq("order_id", orderId).single();
  if (error) throw new Error(error.message);
  return data.id;
}

/** The token in a guest's link to an order, valid for a year. */
export async function tokenOf(orderId: string): Promise<string> {
  const ends = Math.floor(Date.parse(SEED_TIME) / 1000 + 365 * 86_400).toString(36);
  const mac = createHmac("sha256", sandboxKeys.orderTokenSecret)
    .update(`order ${await idOf(orderId)} 1 ${ends}`)
    .digest("base64url");
  return `${ends}.${mac}`;
}
