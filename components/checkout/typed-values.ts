"use client";

import { type CheckoutValues, checkoutFields, emptyCheckoutValues } from "@/lib/checkout/fields";
import type { PaymentMethod } from "@/lib/orders/order";

const storageKey = "kapas-checkout";

export function readForm(form: HTMLFormElement): { values: CheckoutValues; method: PaymentMethod } {
  const data = new FormData(form);
  const values = { ...emptyCheckoutValues };
  for (const field of checkoutFields) values[field] = String(data.get(field) ?? "");
  return { values, method: data.get("paymentMethod") === "cod" ? "cod" : "razorpay" };
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
export function restoreTyped(form: HTMLFormElement): PaymentMethod | null {
  const saved = readSaved();
  if (!saved) return null;
  for (const field of checkoutFields) {
    const text = saved.values?.[field];
    const control = controlOf(form, field);
    if (control && control.value === "" && typeof text === "string") control.value = text;
  }
  return saved.method === "cod" ? "cod" : "razorpay";
}

export function controlOf(form: HTMLFormElement, name: string): HTMLInputElement | HTMLSelectElement | null {
  const control = form.elements.namedItem(name);
  return control instanceof HTMLInputElement || control instanceof HTMLSelectElement ? control : null;
}

function readSaved(): { values?: Record<string, unknown>; method?: unknown } | null {
  try {
    return JSON.parse(window.sessionStorage.getItem(storageKey) ?? "null");
  } catch {
    return null;
  }
}
