import { type PincodeInfo, pincodePattern, toPincode } from "./pincode";

export const malformedPincode = "Please enter a 6-digit pincode";

export function noSuchPincode(pincode: string): string {
  return `Pincode ${pincode} doesn't exist. Please check it.`;
}

export function findPincodeProblem(typed: string): string | null {
  const pincode = toPincode(typed);
  if (!/^[1-9]\d{5}$/.test(pincode)) return malformedPincode;
  return pincodePattern.test(pincode) ? null : noSuchPincode(pincode);
}

/** Why an address can't be in this state, or null: GST depends on the state, so it must be the right one. */
export function findStateProblem(
  { pincode, states }: Pick<PincodeInfo, "pincode" | "states">,
  state: string,
): string | null {
  if (states.includes(state)) return null;
  return `${pincode} is in ${states.join(" or ")}. Please choose that state, or correct the pincode.`;
}

/** "Bengaluru, Karnataka", or only the state. */
export function formatCityAndState({ city, states }: Pick<PincodeInfo, "city" | "states">): string {
  const state = states.join(" or ");
  return city && city !== state ? `${city}, ${state}` : state;
}

/** The text below a pincode field: the place, and what the person still has to fill in. */
export function describePincode(place: PincodeInfo): string {
  const missing = [place.city ? "" : "type your city", place.states.length > 1 ? "choose your state" : ""];
  const todo = missing.filter(Boolean).join(" and ");
  return todo ? `${formatCityAndState(place)}. Please ${todo}.` : formatCityAndState(place);
}

/** "3 days", "2 to 6 days" */
export function formatDays(min: number, max: number): string {
  const range = min === max ? `${max}` : `${min} to ${max}`;
  return `${range} ${max === 1 ? "day" : "days"}`;
}
