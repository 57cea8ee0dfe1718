import { tidy } from "@/lib/addresses/fields";
import { anyString, fc } from "@/testing/fast-check";
import { processorTime } from "@/testing/processor-time";
import { type CheckoutValues, checkoutFields, contactFields } from "./fields";
import { findBusinessProblems, findProblems } from "./find-problems";

const sound: CheckoutValues = {
  name: "Asha Rao",
  email: "asha@kapas.test",
  phone: "98765 43210",
  pincode: "560 001",
  line1: "12, 4th Cross, Indiranagar",
  line2: "",
  city: "Bengaluru",
  state: "Karnataka",
};

describe("checkout fields", () => {
  it("accept a valid address as people write it", () => {
    expect(findProblems(sound)).toEqual({});
  });

  it("report all problems at once", () => {
    const empty = Object.fromEntries(checkoutFields.map((field) => [field, "  "])) as CheckoutValues;
    expect(Object.keys(findProblems(empty))).toEqual([
      "pincode",
      "line1",
      "city",
      "state",
      "name",
      "phone",
      "email",
    ]);
  });

  it.each([
    ["email", "asha@kapas", "Please enter a valid email address"],
    ["email", "asha kapas@x.in", "Please enter a valid email address"],
    ["phone", "12345", "Phone number must be at least 10 digits"],
    ["pincode", "012345", "Please enter a 6-digit pincode"],
    ["pincode", "5600011", "Please enter a 6-digit pincode"],
    ["state", "Karnatka", "Please choose your state"],
  ] as const)("refuse %s %p", (field, value, message) => {
    expect(findProblems({ ...sound, [field]: value })).toEqual({ [field]: message });
  });

  it("refuse too long values, and fast however long they are", async () => {
    const long = "a@".repeat(200_000);
    const spent = await processorTime(() => {
      for (const field of checkoutFields) {
        expect(findProblems({ ...sound, [field]: long })[field]).toMatch(/at most|digits|valid/);
      }
    });
    expect(spent).toBeLessThan(500);
    expect(findProblems({ ...sound, name: "x".repeat(81) })).toEqual({
      name: "Please use at most 80 characters",
    });
  });

  it("require only the contact when the address comes from the book", () => {
    const values = { ...sound, name: "", pincode: "", line1: "", city: "", state: "" };
    expect(Object.keys(findProblems(values, contactFields))).toEqual(["name"]);
  });

  it("keep line breaks and control characters out of labels and emails", () => {
    expect(tidy(" Asha\r\nBcc: all@x.in\u0000\u2028 Rao ")).toBe("Asha Bcc: all@x.in Rao");
    fc.assert(fc.property(anyString(), (text) => !/\p{Cc}/u.test(tidy(text))));
  });
});

describe("a business order", () => {
  it("requires both number and name, or neither", () => {
    expect(findBusinessProblems({ gstin: "", businessName: "" })).toEqual({});
    expect(findBusinessProblems({ gstin: "27AAPFU0939F1ZV", businessName: "" })).toEqual({
      businessName: "Please enter your business name",
    });
    expect(findBusinessProblems({ gstin: "", businessName: "Loom & Co" })).toEqual({
      gstin: "Please check each of the 15 characters of your GSTIN",
    });
  });
});
