import { randomInt } from "node:crypto";
import { backend } from "./backend";
import type { Tee } from "./tees";

const untaxed = (taxable: number) => ({ gst_rate: 0, taxable, cgst: 0, sgst: 0, igst: 0 });

type Who = { email: string; phone?: string; userId?: string; method?: "cod" | "razorpay" };

/** One piece, to be paid in cash unless it says otherwise: as somebody ordered it, signed in or as a guest. */
export async function placeOrder(
  tee: Tee,
  { email, phone = `+9198764${randomInt(100_000).toString().padStart(5, "0")}`, userId, method = "cod" }: Who,
): Promise<string> {
  const rules = await backend.rpc("pricing_rules");
  const price = tee.price;
  const { data, error } = await backend.rpc("place_order", {
    p_key: `e2e-${crypto.randomUUID()}`,
    p_request_hash: "e2e",
    p_order: {
      user_id: userId ?? null,
      name: "Leela Das",
      email,
      phone,
      payment_method: method,
      shipping_address: {
        line1: "14, 3rd Cross",
        line2: "",
        city: "Bengaluru",
        state: "Karnataka",
        pincode: "560038",
      },
      is_phone_proven: true,
      zone: null,
      rules: rules.data,
      coupon: null,
      subtotal: price,
      discount: 0,
      coupon_discount: 0,
      shipping: 49,
      cod_fee: 0,
      total: price + 49,
      charges: untaxed(49),
      lines: [
        {
          variant_id: tee.variantId,
          quantity: 1,
          list_price: price,
          unit_price: price,
          coupon_discount: 0,
          hsn: "6109",
          ...untaxed(price),
        },
      ],
    },
  });
  if (error) throw new Error(error.message);
  return String(Object(data).order_id);
}

/** By the shop's own people, with what the courier said. */
export async function shipOrder(
  orderId: string,
  parcel: { courier: string; tracking_number: string },
): Promise<void> {
  const { error } = await backend.from("orders").update(parcel).eq("order_id", orderId);
  if (error) throw new Error(error.message);
  await moveOrder(orderId, ["In Production", "Packed", "Shipped"]);
}

const wayToCompleted = ["In Production", "Packed", "Shipped", "Delivered", "Completed"];

export async function completeOrder(orderId: string): Promise<void> {
  await moveOrder(orderId, wayToCompleted);
}

async function moveOrder(orderId: string, steps: string[]): Promise<void> {
  const { data } = await backend.from("orders").select("id").eq("order_id", orderId).single();
  for (const step of steps) {
    const { error } = await backend.rpc("transition_order", {
      p_order_id: data?.id ?? "",
      p_to: step,
      p_actor: "admin",
    });
    if (error) throw new Error(error.message);
  }
}
