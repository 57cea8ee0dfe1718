import { randomInt } from "node:crypto";
import { backend, rowsOf } from "./backend";

/** A random number for each test: one phone can have only two unpaid COD orders at a time. */
export function newMobile(): string {
  return `+919${randomInt(1e9).toString().padStart(9, "0")}`;
}

export const bengaluru = {
  name: "Leela Das",
  phone: "+919876501234",
  line1: "14, 3rd Cross, Indiranagar",
  line2: "Opposite the metro station",
  pincode: "560038",
  city: "Bengaluru",
  state: "Karnataka",
};

export const mumbai = {
  name: "Kamala Das",
  phone: "+919812345678",
  line1: "Flat 7, Sea View",
  line2: "",
  pincode: "400001",
  city: "Mumbai",
  state: "Maharashtra",
};

export async function saveAddress(
  userId: string,
  address: Partial<typeof bengaluru> & { label?: string; is_default?: boolean },
): Promise<string> {
  const { data, error } = await backend
    .from("user_addresses")
    .insert({ user_id: userId, ...bengaluru, ...address })
    .select("id")
    .single();
  if (error) throw new Error(error.message);
  return data.id;
}

export async function addressesOf(userId: string) {
  return rowsOf(
    await backend
      .from("user_addresses")
      .select("label, name, phone, line1, line2, pincode, city, state, is_default")
      .eq("user_id", userId)
      .order("created_at"),
  );
}

export async function shippingOf(email: string) {
  return rowsOf(await backend.from("orders").select("name, phone, shipping_address").eq("email", email));
}
