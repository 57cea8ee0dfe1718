import { z } from "zod";
import { indianStates } from "@/lib/addresses/states";
import { versionSchema } from "./version-schema";

/** A pincode's stored row. */
export interface PincodeRow {
  pincode: string;
  /** Empty: the customer types it. */
  city: string;
  state: string;
  /** Null: the days of its zone. */
  delivery_days: number | null;
  cod_available: boolean;
  /** Null: the zone of its state. */
  zone: string | null;
  other_states: string[];
}

const state = z.enum(indianStates, "Choose a state of India");

/** The form of one pincode. */
export const pincodeFormSchema = z.strictObject({
  city: z.string().trim().max(80, "At most 80 characters"),
  state,
  /** Empty: the days of its zone. */
  deliveryDays: z
    .string()
    .trim()
    .regex(/^([1-9]|[12]\d|30)?$/, "Enter days, from 1 to 30, or leave it empty"),
  codAvailable: z.boolean(),
  /** Empty: the zone of its state. */
  zone: z.string().max(30),
  otherStates: z.array(state),
});

export type PincodeForm = z.infer<typeof pincodeFormSchema>;

export const savePincodeSchema = pincodeFormSchema.extend({
  pincode: z.string().regex(/^[1-9][0-9]{5}$/),
  version: versionSchema,
});

export function formOfPincode(row: PincodeRow): PincodeForm {
  const known = (name: string) => indianStates.find((one) => one === name);
  return {
    city: row.city,
    state: known(row.state) ?? indianStates[0],
    deliveryDays: row.delivery_days === null ? "" : String(row.delivery_days),
    codAvailable: row.cod_available,
    zone: row.zone ?? "",
    otherStates: indianStates.filter((name) => row.other_states.includes(name)),
  };
}

export function rowOfPincode(pincode: string, form: PincodeForm): PincodeRow {
  return {
    pincode,
    city: form.city,
    state: form.state,
    delivery_days: form.deliveryDays === "" ? null : Number(form.deliveryDays),
    cod_available: form.codAvailable,
    zone: form.zone || null,
    other_states: form.otherStates.filter((name) => name !== form.state),
  };
}
