import { indianStates } from "@/lib/addresses/states";
import type { Paise } from "@/lib/money";
import type { ZoneForm } from "./zone-schema";

export interface DeliveryZone {
  zone: string;
  name: string;
  feePaise: Paise;
  /** Null: never free. */
  freeOverPaise: Paise | null;
  states: string[];
  minDays: number;
  maxDays: number;
  /** The number of pincodes assigned to this zone, apart from its states. */
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
