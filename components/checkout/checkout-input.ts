import { controlOf, fillIn } from "@/components/addresses/fill-in";
import { readKnownPincode } from "@/components/addresses/pincode-store";
import { pincodePattern, toPincode } from "@/lib/addresses/pincode";
import { type CheckoutValues, checkoutFields } from "@/lib/checkout/fields";
import type { QuoteRequest } from "@/lib/checkout/schemas";
import type { GroupPlace } from "@/lib/designer/shop";
import { parcelAddress } from "@/lib/groups/group-parcel";
import type { PayableMethod } from "@/lib/orders/order";
import { noticeField } from "@/lib/privacy/collection-notices";

const storageKey = "kapas-checkout";

export interface CheckoutInput {
  values: CheckoutValues;
  method: PayableMethod;
  /** The chosen entry of the address book; empty when the address was typed. */
  addressId: string;
  savesAddress: boolean;
  gstin: string;
  businessName: string;
  note: string;
  giftNote: string;
  /** The version of the shown privacy notice. */
  notice: string;
}

export function readCheckoutInput(data: FormData): CheckoutInput {
  const text = (name: string) => String(data.get(name) ?? "");
  return {
    values: Object.fromEntries(checkoutFields.map((field) => [field, text(field)])) as CheckoutValues,
    method: text("paymentMethod") === "cod" ? "cod" : "online",
    addressId: text("addressId"),
    savesAddress: data.has("savesAddress"),
    gstin: text("gstin"),
    businessName: text("businessName"),
    note: text("note"),
    giftNote: text("giftNote"),
    notice: text(noticeField),
  };
}

/** One parcel for a group has the organiser's address, which only the server has. */
export function sendToParcel(typed: CheckoutInput, parcel: GroupPlace | null): CheckoutInput {
  if (!parcel) return typed;
  const values = { ...typed.values, ...parcelAddress, ...parcel };
  return { ...typed, values, addressId: "", savesAddress: false };
}

/** Stored for this tab only, so that a reload, a login or a failed payment loses no typed values. */
export function saveCheckoutInput(form: HTMLFormElement): void {
  try {
    window.sessionStorage.setItem(storageKey, JSON.stringify(readCheckoutInput(new FormData(form))));
  } catch {
    // Without storage nothing is saved.
  }
}

/** Empty and without focus: filling a field during typing would mix both texts. */
function isFree(control: ReturnType<typeof controlOf>): boolean {
  return control !== null && control.value === "" && control !== document.activeElement;
}

/** Fills empty fields. Returns the payment method that was chosen. */
export function restoreCheckoutInput(form: HTMLFormElement): PayableMethod | null {
  const saved = readSaved();
  const method = saved ? restoreSaved(form, saved) : null;
  if (isFree(controlOf(form, "pincode"))) fillIn(form, { pincode: readKnownPincode() }, {});
  return method;
}

function restoreSaved(form: HTMLFormElement, saved: Saved): PayableMethod {
  const texts: Record<string, unknown> = { ...saved.values, ...saved };
  for (const field of [...checkoutFields, "gstin", "businessName", "note", "giftNote"]) {
    const text = texts[field];
    const control = controlOf(form, field);
    if (control && isFree(control) && typeof text === "string") control.value = text;
  }
  const choice = form.elements.namedItem("addressId");
  if (choice instanceof RadioNodeList && typeof saved.addressId === "string") choice.value = saved.addressId;
  return saved.method === "cod" ? "cod" : "online";
}

type Saved = Record<string, unknown> & { values?: Record<string, unknown> };

function readSaved(): Saved | null {
  try {
    return JSON.parse(window.sessionStorage.getItem(storageKey) ?? "null");
  } catch {
    return null;
  }
}

/** The form values for a quote: complete ones only. */
export function readQuoteRequest(form: HTMLFormElement, method: PayableMethod): Omit<QuoteRequest, "lines"> {
  const { values, addressId } = readCheckoutInput(new FormData(form));
  const chosen = form.querySelector<HTMLElement>("[name=addressId]:checked");
  const pincode = addressId ? (chosen?.dataset.pincode ?? "") : toPincode(values.pincode);
  return { method, ...(pincodePattern.test(pincode) && { pincode }) };
}
