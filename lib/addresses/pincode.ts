import { toAsciiDigits } from "@/lib/digits";
import type { Paise } from "@/lib/money";

/** What the shop knows of a pincode. */
export interface PincodePlace {
  pincode: string;
  /** Empty where nobody has told us. */
  city: string;
  /** The states that an address there may be in, the likeliest first. */
  states: string[];
  /** The delivery zone; null: the standard rate. */
  zone: string | null;
  /** From the order to the door. */
  minDays: number;
  maxDays: number;
  isCodAvailable: boolean;
}

/** What a parcel to a pincode costs, by the rules of today. */
export interface DeliveryOffer extends PincodePlace {
  feePaise: Paise;
  /** Goods for at least this much ship free; null when nothing does. */
  freeOverPaise: Paise | null;
  codFeePaise: Paise;
}

/** Six digits whose first two name a postal circle; whether the rest exists is for the database to say. */
export const pincodePattern = /^(1[1-9]|2[0-8]|3[0-46-9]|4\d|5[0-36-9]|6[0-47-9]|7\d|8[0-5])\d{4}$/;

/** People write 560 001, and digits in their own script. */
export function toPincode(typed: string): string {
  return toAsciiDigits(typed).replace(/\s/g, "");
}

export const malformedPincode = "Please enter a 6-digit pincode";

export function noSuchPincode(pincode: string): string {
  return `There is no pincode ${pincode}. Please check it.`;
}

export function findPincodeProblem(typed: string): string | null {
  const pincode = toPincode(typed);
  if (!/^[1-9]\d{5}$/.test(pincode)) return malformedPincode;
  return pincodePattern.test(pincode) ? null : noSuchPincode(pincode);
}

/** Why an address can't be in this state, or null: GST follows the state, so it must be the right one. */
export function findStateProblem(
  { pincode, states }: Pick<PincodePlace, "pincode" | "states">,
  state: string,
): string | null {
  if (states.includes(state)) return null;
  return `${pincode} is in ${states.join(" or ")}. Please choose that state, or correct the pincode.`;
}

/** "Bengaluru, Karnataka", or the state alone. */
export function placeName({ city, states }: Pick<PincodePlace, "city" | "states">): string {
  const state = states.join(" or ");
  return city && city !== state ? `${city}, ${state}` : state;
}

/** Below the field of a pincode: where it is, how long a parcel takes, and what is left to the person. */
export function describePlace(place: PincodePlace): string {
  const days = `${placeName(place)}: usually delivered in ${formatDays(place.minDays, place.maxDays)}.`;
  const missing = [place.city ? "" : "type your city", place.states.length > 1 ? "choose your state" : ""];
  const todo = missing.filter(Boolean).join(" and ");
  return todo ? `${days} Please ${todo}.` : days;
}

/** "3 days", "2 to 6 days" */
export function formatDays(min: number, max: number): string {
  const range = min === max ? `${max}` : `${min} to ${max}`;
  return `${range} ${max === 1 ? "day" : "days"}`;
}
