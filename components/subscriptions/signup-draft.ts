import { controlOf } from "@/components/addresses/fill-in";
import { checkoutFields } from "@/lib/checkout/fields";
import type { Wear } from "./wear-fields";

const storageKey = "kapas-subscription";

interface SignupDraft {
  planId: number;
  wear: Wear;
  fields: Record<string, string>;
}

const savedFields = [...checkoutFields, "addressId"];

/** Stored for this tab only, so that a reload, a login or a failed payment loses no typed values. */
export function storeDraft(form: HTMLFormElement, planId: number, wear: Wear): void {
  const data = new FormData(form);
  const fields = Object.fromEntries(savedFields.map((name) => [name, String(data.get(name) ?? "")]));
  try {
    window.sessionStorage.setItem(storageKey, JSON.stringify({ planId, wear, fields }));
  } catch {
    // Without storage nothing is saved.
  }
}

export function dropDraft(): void {
  try {
    window.sessionStorage.removeItem(storageKey);
  } catch {
    // Without storage there is none.
  }
}

export function readDraft(): SignupDraft | null {
  try {
    const draft = JSON.parse(window.sessionStorage.getItem(storageKey) ?? "null");
    return draft?.wear && draft.fields ? draft : null;
  } catch {
    return null;
  }
}

/** Fills empty fields. */
export function restoreFields(form: HTMLFormElement, fields: Record<string, string>): void {
  for (const name of checkoutFields) {
    const control = controlOf(form, name);
    const text = fields[name];
    if (control && control.value === "" && control !== document.activeElement && typeof text === "string")
      control.value = text;
  }
  const choice = form.elements.namedItem("addressId");
  if (choice instanceof RadioNodeList && typeof fields.addressId === "string")
    choice.value = fields.addressId;
}
