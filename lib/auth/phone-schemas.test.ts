import { accountNotice } from "../privacy/collection-notices";
import { otpSchema, phoneLoginSchema, phoneRegistrationSchema } from "./phone-schemas";

function messageOf(phone: unknown): string | null {
  const parsed = phoneLoginSchema.safeParse({ phone });
  return parsed.success ? null : (parsed.error.issues[0]?.message ?? "");
}

describe("the phone field of login and registration", () => {
  it.each([
    ["98765 43210", "+919876543210"],
    ["09876543210", "+919876543210"],
    ["919876543210", "+919876543210"],
    ["+91 98765-43210", "+919876543210"],
    ["9198765432", "+919198765432"],
    ["९८७६५ ४३२१०", "+919876543210"],
    ["+９１ ９８７６５４３２１０", "+919876543210"],
  ])("reads %s as %s", (typed, stored) => {
    expect(phoneLoginSchema.parse({ phone: typed }).phone).toBe(stored);
  });

  it.each([
    ["", "Phone number must be at least 10 digits"],
    ["98765", "Phone number must be at least 10 digits"],
    ["98765 4321x", "Please enter a valid phone number"],
    ["+0987654321", "Please enter a valid phone number"],
    ["9876543210987654", "Please enter a valid phone number"],
    ["9".repeat(5000), "Please enter a valid phone number"],
    [undefined, "Please enter a valid phone number"],
  ])("rejects %j: %s", (typed, message) => {
    expect(messageOf(typed)).toBe(message);
  });

  it.each(["+447911123456", "1234567890", "+91 12345 67890"])("sends no SMS to %s", (typed) => {
    expect(messageOf(typed)).toBe("Please enter a valid phone number");
  });

  it("also requires names and an email address for a registration", () => {
    const parsed = phoneRegistrationSchema.safeParse({
      firstName: "A",
      lastName: "",
      email: "x",
      phone: "1",
      notice: accountNotice.version,
    });
    expect(parsed.error?.issues.map(({ path, message }) => [path[0], message])).toEqual([
      ["firstName", "First name must be at least 2 characters"],
      ["lastName", "Last name must be at least 2 characters"],
      ["email", "Please enter a valid email address"],
      ["phone", "Phone number must be at least 10 digits"],
    ]);
  });
});

describe("the code field", () => {
  it.each(["123456", " 123456\n", "123 456", "१२३४५६", "௧௨௩ ௪௫௬"])(
    "accepts %j as people paste it",
    (typed) => {
      expect(otpSchema.parse(typed)).toBe("123456");
    },
  );
  it.each(["", "12345", "1234567", "12345a", "१२३४५"])("rejects %j: OTP must be 6 digits", (typed) => {
    expect(otpSchema.safeParse(typed).error?.issues[0]?.message).toBe("OTP must be 6 digits");
  });
});
