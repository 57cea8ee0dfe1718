"use client";

import { controlOf } from "@/components/addresses/fill-in";
import { type CheckoutValues, checkoutFields } from "@/lib/checkout/fields";
import type { PayableMethod } from "@/lib/orders/order";

const storageKey = "kapas-checkout";

export interface Typed {
  values: CheckoutValues;
  method: PayableMethod;
  /** The chosen entry of the address book; empty when the address was typed. */
  addressId: string;
  savesAddress: boolean;
}

export function readForm(form: HTMLFormElement): Typed {
  const data = new FormData(form);
  const text = (name: string) => String(data.get(name) ?? "");
  return {
    values: Object.fromEntries(checkoutFields.map((field) => [field, text(field)])) as CheckoutValues,
    method: text("paymentMethod") === "cod" ? "cod" : "razorpay",
    addressId: text("addressId"),
    savesAddress: data.has("savesAddress"),
  };
}

/** Kept for this tab only, so that a reload, a sign-in or a failed payment costs nobody his typing. */
export function saveTyped(form: HTMLFormElement): void {
  try {
    window.sessionStorage.setItem(storageKey, JSON.stringify(readForm(form)));
  } catch {
    // Where nothing can be kept, nothing is.
  }
}

/** Fills what is still empty. Returns how the person wanted to pay. */
export function restoreTyped(form: HTMLFormElement): PayableMethod | null {
  const saved = readSaved();
  if (!saved) return null;
  for (const field of checkoutFields) {
    const text = saved.values?.[field];
    const control = controlOf(form, field);
    if (control && control.value === "" && typeof text === "string") control.value = text;
  }
  const choice = form.elements.namedItem("addressId");
  if (choice instanceof RadioNodeList && typeof saved.addressId === "string") choice.value = saved.addressId;
  return saved.method === "cod" ? "cod" : "razorpay";
}

function readSaved(): { values?: Record<string, unknown>; method?: unknown; addressId?: unknown } | null {
  try {
    return JSON.parse(window.sessionStorage.getItem(storageKey) ?? "null");
  } catch {
    return null;
  }
}
