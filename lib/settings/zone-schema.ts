import { z } from "zod";
import { indianStates } from "@/lib/addresses/states";
import { plainRupees } from "@/lib/money-text";
import { versionSchema } from "./version-schema";

const rupees = z
  .string()
  .trim()
  .overwrite(plainRupees)
  .regex(/^\d{1,6}(\.\d{1,2})?$/, "Enter rupees, such as 99");
const days = z
  .string()
  .trim()
  .regex(/^([1-9]|[1-5]\d|60)$/, "Enter days, from 1 to 60");

/** The form of a delivery zone; amounts in rupees, as typed. */
export const zoneSchema = z
  .strictObject({
    name: z.string().trim().min(1, "Enter a name").max(60, "At most 60 characters"),
    fee: rupees,
    /** Empty: never free. */
    freeOver: z.union([
      z.literal(""),
      rupees.refine((value) => Number(value) > 0, "Enter more than 0, or leave it empty"),
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
      message: "Must be at least the minimum days",
    });
  });

export type ZoneForm = z.infer<typeof zoneSchema>;

/** Null: a new zone, whose key is made from its name. */
const zoneKeySchema = z
  .string()
  .regex(/^[a-z][a-z0-9-]{1,29}$/)
  .nullable();

export const saveZoneSchema = zoneSchema.safeExtend({ zone: zoneKeySchema, version: versionSchema });
