import { randomBytes, randomInt } from "node:crypto";

/** A person without an account, whose address and number no other test uses. */
export class Newcomer {
  readonly firstName = "Leela";
  readonly lastName = "Das";
  readonly password: string = "cotton-and-ink";
  readonly email = `newcomer-${randomBytes(6).toString("hex")}@kapas.test`;
  readonly phone = `9${String(randomInt(1_000_000_000)).padStart(9, "0")}`;
  readonly fullPhone = `+91${this.phone}`;
}

export const people = {
  admin: { email: "admin@kapas.test", password: "kapas-admin" },
  asha: { email: "asha@kapas.test", password: "kapas-demo" },
  ravi: { email: "ravi@kapas.test", password: "kapas-demo" },
};
