import { addressTitle } from "./address";
import { addressFormSchema, addressIdSchema } from "./schemas";

const id = "3d8ff4b4-22ac-4c49-8a1a-1c69d4b8e1a0";
const sound = {
  id: "",
  label: " Home ",
  name: "Asha  Rao",
  phone: "098765 43210",
  pincode: "560 001",
  line1: "12, 4th Cross",
  line2: "",
  city: "Bengaluru",
  state: "Karnataka",
};

function problemsOf(input: unknown): Record<string, string> {
  const parsed = addressFormSchema.safeParse(input);
  if (parsed.success) return {};
  return Object.fromEntries(parsed.error.issues.map(({ path, message }) => [path.join("."), message]));
}

describe("an address as its form sends it", () => {
  it("tidies the values, with one spelling of phone and pincode", () => {
    expect(addressFormSchema.parse(sound)).toEqual({
      id: null,
      isDefault: false,
      address: {
        label: "Home",
        name: "Asha Rao",
        phone: "+919876543210",
        pincode: "560001",
        line1: "12, 4th Cross",
        line2: "",
        city: "Bengaluru",
        state: "Karnataka",
      },
    });
  });

  it("may be a saved one that becomes the default", () => {
    expect(addressFormSchema.parse({ ...sound, id, isDefault: "on" })).toMatchObject({ id, isDefault: true });
  });

  it("reports every problem at once; an unselected state is not sent at all", () => {
    const { state: _state, ...rest } = sound;
    const wrong = { label: "x".repeat(31), name: "", phone: "1", pincode: "1", line1: "", city: "" };
    expect(problemsOf({ ...rest, ...wrong })).toEqual({
      label: "Please use at most 30 characters",
      name: "Please enter your name",
      phone: "Phone number must be at least 10 digits",
      pincode: "Please enter a 6-digit pincode",
      line1: "Please enter your flat or house and street",
      city: "Please enter your city",
      state: "Please choose your state",
    });
  });

  it("accepts no owner, no invalid id and no unknown field", () => {
    for (const extra of [{ user_id: id }, { is_default: true }, { isDefault: "yes" }, { id: "1" }]) {
      expect(Object.keys(problemsOf({ ...sound, ...extra }))).toHaveLength(1);
    }
    for (const wrong of ["", "1", null, { id }]) {
      expect(addressIdSchema.safeParse({ id: wrong }).success).toBe(false);
    }
  });
});

it("an address is titled by its label, or by its recipient and place", () => {
  expect(addressTitle({ label: "Home", name: "Asha", city: "Pune" })).toBe("Home");
  expect(addressTitle({ label: "", name: "Asha", city: "Pune" })).toBe("Asha, Pune");
});
