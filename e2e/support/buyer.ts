import { randomBytes, randomInt } from "node:crypto";

/** A guest with an address in Bengaluru. */
export class Buyer {
  readonly name = "Meera Nair";
  readonly email = `buyer-${randomBytes(6).toString("hex")}@kapas.test`;
  readonly phone = `9${randomInt(1e9).toString().padStart(9, "0")}`;
  readonly line1 = "14, 3rd Cross, Indiranagar";
  readonly pincode = "560038";
  readonly city = "Bengaluru";
  readonly state = "Karnataka";
}
