import { createHash } from "node:crypto";
import { z } from "zod";

export const googlePersonSchema = z.object({
  email: z.string().trim().toLowerCase().pipe(z.email("Enter an email address")),
  givenName: z.string().trim().max(80).default(""),
  familyName: z.string().trim().max(80).default(""),
  /** Google has verified that the address is this person's. */
  isVerified: z.boolean().default(true),
});
export type GooglePerson = z.infer<typeof googlePersonSchema>;

/** The Google account that is logged in in this browser. */
export const googlePeople: GooglePerson[] = [
  { email: "leela.das@gmail.test", givenName: "Leela", familyName: "Das", isVerified: true },
  { email: "asha@kapas.test", givenName: "Asha", familyName: "Verma", isVerified: true },
  { email: "ravi@kapas.test", givenName: "Ravi", familyName: "Iyer", isVerified: true },
  { email: "admin@kapas.test", givenName: "Meera", familyName: "Nair", isVerified: true },
];

/** Google's permanent id of a person: the same address always gets the same one. */
export function subjectOf({ email }: Pick<GooglePerson, "email">): string {
  const digest = createHash("sha256").update(email).digest("hex");
  return `1${BigInt(`0x${digest}`).toString().slice(0, 20)}`;
}

export function claimsOf(person: GooglePerson): Record<string, unknown> {
  const { email, givenName, familyName, isVerified } = person;
  const name = [givenName, familyName].filter(Boolean).join(" ");
  return {
    sub: subjectOf(person),
    email,
    email_verified: isVerified,
    ...(name && { name }),
    ...(givenName && { given_name: givenName }),
    ...(familyName && { family_name: familyName }),
  };
}
