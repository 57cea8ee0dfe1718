import "server-only";
import { findStateProblem, noSuchPincode } from "@/lib/addresses/pincode-messages";
import { AppError } from "@/server/errors";
import { findPincode } from "./repository";

/** Throws invalid_input with the field when the pincode is unknown or in another state. */
export async function requireRightState({
  pincode,
  state,
}: {
  pincode: string;
  state: string;
}): Promise<void> {
  const place = await findPincode(pincode);
  if (!place) throw refuse("pincode", noSuchPincode(pincode));
  const problem = findStateProblem(place, state);
  if (problem) throw refuse("state", problem);
}

function refuse(field: "pincode" | "state", message: string): AppError {
  return new AppError("invalid_input", message, { [field]: message });
}
