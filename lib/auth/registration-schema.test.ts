import { accountNotice } from "../privacy/collection-notices";
import { isEmailContact, phonePattern } from "./contact";
import { registrationSchema } from "./registration-schema";

const names = { firstName: "Asha", lastName: "Rao", notice: accountNotice.version };
const passwords = { password: "cotton6", confirmPassword: "cotton6" };

function messages(value: object): [string, string][] {
  const parsed = registrationSchema.safeParse(value);
  if (parsed.success) return [];
  return parsed.error.issues.map(({ path, message }) => [path.join("."), message]);
}

describe("the one form that creates an account", () => {
  it("takes an email address with a password, and ignores a second email address", () => {
    const sent = { ...names, ...passwords, contact: " Asha@Example.com ", email: "" };
    const account = registrationSchema.parse(sent);
    expect(account).toEqual({ ...names, ...passwords, email: "asha@example.com" });
  });

  it("takes a phone number with an email address, and ignores passwords", () => {
    const sent = { ...names, contact: "98765 43210", email: "asha@example.com", password: "" };
    const account = registrationSchema.parse({ ...sent, confirmPassword: "" });
    expect(account).toEqual({ ...names, phone: "+919876543210", email: "asha@example.com" });
  });

  it.each<[string, object, [string, string]]>([
    ["nothing", { email: "a@b.in" }, ["contact", "Please enter your phone number or email address"]],
    ["spaces", { contact: "  " }, ["contact", "Please enter your phone number or email address"]],
    ["a short number", { contact: "98765" }, ["contact", "Phone number must be at least 10 digits"]],
    ["half an email", { contact: "asha@" }, ["contact", "Please enter a valid email address"]],
    ["words", { contact: "asha" }, ["contact", "Please enter a valid email address"]],
    ["a phone alone", { contact: "9876543210" }, ["email", "Please enter a valid email address"]],
    ["an email alone", { contact: "a@b.in" }, ["password", "Password must be at least 6 characters"]],
    [
      "two passwords",
      { contact: "a@b.in", ...passwords, confirmPassword: "cotton7" },
      ["confirmPassword", "Passwords do not match"],
    ],
  ])("answers %s at its field", (_, typed, message) => {
    expect(messages({ ...names, ...typed })).toContainEqual(message);
  });

  it("asks once when nothing was typed", () => {
    expect(messages({ ...names, email: "a@b.in" })).toHaveLength(1);
  });

  it.each(["98765 43210", "+91-98765", "९८७६५", "", "asha@x.in", "a"])(
    "shows the fields it requires: %j",
    (typed) => {
      expect(new RegExp(`^(?:${phonePattern})$`, "v").test(typed)).toBe(!isEmailContact(typed));
    },
  );
});
