import { readFileSync } from "node:fs";
import type { z } from "zod";
import { accountNotice } from "../privacy/collection-notices";
import {
  emailLoginSchema,
  emailRegistrationSchema,
  forgotPasswordSchema,
  minPasswordLength,
  newPasswordFormSchema,
} from "./schemas";

const registration = {
  firstName: "Asha",
  lastName: "Rao",
  email: "asha@example.com",
  password: "cotton6",
  confirmPassword: "cotton6",
  notice: accountNotice.version,
};

function messages(schema: z.ZodType, value: unknown): [string, string][] {
  const parsed = schema.safeParse(value);
  if (parsed.success) return [];
  return parsed.error.issues.map((issue) => [issue.path.join("."), issue.message]);
}

describe("the messages of the fields", () => {
  it.each<[z.ZodType, object, string, string]>([
    [
      emailLoginSchema,
      { email: "no-at-sign", password: "secret1" },
      "email",
      "Please enter a valid email address",
    ],
    [emailLoginSchema, { email: "", password: "secret1" }, "email", "Please enter a valid email address"],
    [
      emailLoginSchema,
      { email: "a@b.in", password: "12345" },
      "password",
      "Password must be at least 6 characters",
    ],
    [
      emailRegistrationSchema,
      { ...registration, firstName: "A" },
      "firstName",
      "First name must be at least 2 characters",
    ],
    [
      emailRegistrationSchema,
      { ...registration, firstName: " A  " },
      "firstName",
      "First name must be at least 2 characters",
    ],
    [
      emailRegistrationSchema,
      { ...registration, lastName: "" },
      "lastName",
      "Last name must be at least 2 characters",
    ],
    [
      emailRegistrationSchema,
      { ...registration, email: "a@b" },
      "email",
      "Please enter a valid email address",
    ],
    [
      emailRegistrationSchema,
      { ...registration, password: "12345", confirmPassword: "12345" },
      "confirmPassword",
      "Password must be at least 6 characters",
    ],
    [
      emailRegistrationSchema,
      { ...registration, confirmPassword: "cotton7" },
      "confirmPassword",
      "Passwords do not match",
    ],
    [
      newPasswordFormSchema,
      { password: "cotton6", confirmPassword: "cotton7" },
      "confirmPassword",
      "Passwords do not match",
    ],
    [
      newPasswordFormSchema,
      { password: "12345", confirmPassword: "12345" },
      "password",
      "Password must be at least 6 characters",
    ],
    [forgotPasswordSchema, { email: "asha@" }, "email", "Please enter a valid email address"],
    [forgotPasswordSchema, {}, "email", "Please enter a valid email address"],
  ])("case %#: %j at %s gives %s", (schema, value, field, message) => {
    expect(messages(schema, value)).toContainEqual([field, message]);
  });

  it.each([
    ["200,000 characters", "x".repeat(200_000)],
    ["an escape", "Lee\u001b[31mla"],
    ["two lines", "Leela\nBcc: all@kapas.test"],
    ["a name written backwards", "Leela\u202egnp.exe"],
    ["hidden isolates", "Leela\u2066x\u2069"],
    ["blanks", "   "],
    ["ideographic blanks", "\u3000\u3000"],
  ])("refuses as a first name %s", (_, firstName) => {
    const refused = ["firstName", expect.stringMatching(/^First name /)];
    expect(messages(emailRegistrationSchema, { ...registration, firstName })).toEqual([refused]);
  });

  it.each(["a@b@c.test", "x\r\nBcc: y@z.test", `${"x".repeat(400)}@b.test`, "а@кapas.test"])(
    "refuses as an email address %j",
    (email) => {
      const refused = ["email", "Please enter a valid email address"];
      expect(messages(emailRegistrationSchema, { ...registration, email })).toContainEqual(refused);
    },
  );

  it("reports all problems at once", () => {
    const fields = messages(emailRegistrationSchema, {
      firstName: "",
      lastName: "x",
      email: "?",
      password: "1",
      confirmPassword: "2345678",
      notice: accountNotice.version,
    }).map(([field]) => field);
    expect(new Set(fields)).toEqual(
      new Set(["firstName", "lastName", "email", "password", "confirmPassword"]),
    );
  });
});

describe("the parsed values", () => {
  it("trims and lower-cases the email address, trims names, leaves passwords alone", () => {
    const parsed = emailRegistrationSchema.parse({
      ...registration,
      firstName: "  Asha ",
      email: " Asha@Example.COM ",
      password: " cotton ",
      confirmPassword: " cotton ",
    });
    expect(parsed).toEqual({
      firstName: "Asha",
      lastName: "Rao",
      email: "asha@example.com",
      password: " cotton ",
      confirmPassword: " cotton ",
      notice: accountNotice.version,
    });
  });

  it("accepts names in every script", () => {
    expect(
      emailRegistrationSchema.safeParse({ ...registration, firstName: "आशा", lastName: "राव" }).success,
    ).toBe(true);
  });

  it.each([
    ["a name of 10 MB", { firstName: "x".repeat(10_000_000) }],
    ["a control character", { lastName: "Ra\u0007o" }],
    ["a text-direction trick", { lastName: "Rao\u202Emoc" }],
    ["a password beyond what bcrypt reads", { password: "x".repeat(80), confirmPassword: "x".repeat(80) }],
    ["the same in Devanagari", { password: "क".repeat(30), confirmPassword: "क".repeat(30) }],
    ["an unknown field", { role: "admin" }],
  ])("refuses %s", (_, change) => {
    expect(emailRegistrationSchema.safeParse({ ...registration, ...change }).success).toBe(false);
  });
});

test("the minimum password length matches supabase/config.toml", () => {
  expect(readFileSync("supabase/config.toml", "utf8")).toContain(
    `minimum_password_length = ${minPasswordLength}\n`,
  );
});
