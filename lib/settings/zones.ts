import { z } from "zod";
import { indianStates } from "@/lib/addresses/states";
import type { Paise } from "@/lib/money";
import { versionSchema } from "./site-settings";

const rupees = z
  .string()
  .trim()
  .regex(/^\d{1,6}(\.\d{1,2})?$/, "Type rupees as a plain number, such as 99");
const days = z
  .string()
  .trim()
  .regex(/^([1-9]|[1-5]\d|60)$/, "Type days, from 1 to 60");

/** The form of a delivery zone; amounts in rupees, as they are typed. */
export const zoneSchema = z
  .strictObject({
    name: z.string().trim().min(1, "Type a name").max(60, "At most 60 characters"),
    fee: rupees,
    /** Empty: never free. */
    freeOver: z.union([
      z.literal(""),
      rupees.refine((value) => Number(value) > 0, "Type more than 0, or nothing"),
    ]),
    states: z.array(z.enum(indianStates)),
    minDays: days,
    maxDays: days,
  })
  .superRefine(({ minDays, maxDays }, context) => {
    if (Number(minDays) <= Number(maxDays)) return;
    context.addIssue({
      code: "custom",
      path: ["maxDays"],
      message: "It must not be less than the fewest days",
    });
  });

export type ZoneForm = z.infer<typeof zoneSchema>;

/** Null: a new zone, whose key is made from its name. */
const zoneKeySchema = z
  .string()
  .regex(/^[a-z][a-z0-9-]{1,29}$/)
  .nullable();

export const saveZoneSchema = zoneSchema.safeExtend({ zone: zoneKeySchema, version: versionSchema });

export interface DeliveryZone {
  zone: string;
  name: string;
  feePaise: Paise;
  /** Null: never free. */
  freeOverPaise: Paise | null;
  states: string[];
  minDays: number;
  maxDays: number;
  /** How many pincodes name this zone, besides its states. */
  pincodes: number;
  version: string;
}

/** "north-east" of "North-East!" */
export function zoneKeyOf(name: string): string {
  const slug = name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^[^a-z]+|-+$/g, "")
    .slice(0, 30)
    .replace(/-+$/, "");
  return slug.length >= 2 ? slug : `zone-${slug || "x"}`;
}

export const emptyZone: ZoneForm = {
  name: "",
  fee: "",
  freeOver: "",
  states: [],
  minDays: "7",
  maxDays: "12",
};

const inRupees = (amount: Paise) => String(amount / 100);

export function formOfZone(zone: DeliveryZone): ZoneForm {
  return {
    name: zone.name,
    fee: inRupees(zone.feePaise),
    freeOver: zone.freeOverPaise === null ? "" : inRupees(zone.freeOverPaise),
    states: indianStates.filter((state) => zone.states.includes(state)),
    minDays: String(zone.minDays),
    maxDays: String(zone.maxDays),
  };
}
