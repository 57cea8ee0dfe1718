import { checkoutNotice } from "../privacy/collection-notices";
import { phoneOrderSchema, placeOrderSchema, quoteRequestSchema } from "./schemas";

const soundByPhone = {
  basketKey: "abcdefghijklmnop",
  lines: [{ id: 7, size: "M", color: "black", quantity: 1 }],
  buyer: {
    name: " Asha  Rao ",
    email: "Asha@Kapas.test",
    phone: "098765 43210",
    pincode: "560 001",
    line1: "12, 4th Cross",
    line2: "",
    city: "Bengaluru",
    state: "Karnataka",
  },
  paymentMethod: "cod",
  seenTotalPaise: 49900,
};
const sound = { ...soundByPhone, notice: checkoutNotice.version };

function pathsOf(input: unknown): string[] {
  const parsed = placeOrderSchema.safeParse(input);
  return parsed.success ? [] : parsed.error.issues.map((issue) => issue.path.join("."));
}

describe("an order as sent", () => {
  it("is normalised: one spelling of names, email, phone and pincode", () => {
    expect(placeOrderSchema.parse(sound).buyer).toEqual({
      name: "Asha Rao",
      email: "asha@kapas.test",
      phone: "+919876543210",
      address: {
        line1: "12, 4th Cross",
        line2: "",
        city: "Bengaluru",
        state: "Karnataka",
        pincode: "560001",
      },
    });
  });

  it("reports every invalid field at once", () => {
    const buyer = { ...sound.buyer, name: "", email: "x", phone: "1", pincode: "1", state: "Atlantis" };
    expect(pathsOf({ ...sound, buyer })).toEqual([
      "buyer.pincode",
      "buyer.state",
      "buyer.name",
      "buyer.phone",
      "buyer.email",
    ]);
  });

  it("requires an email address, except for phone orders", () => {
    const buyer = { ...sound.buyer, email: "" };
    expect(pathsOf({ ...sound, buyer })).toEqual(["buyer.email"]);
    expect(phoneOrderSchema.parse({ ...soundByPhone, buyer }).buyer.email).toBeNull();
    expect(phoneOrderSchema.parse(soundByPhone).buyer.email).toBe("asha@kapas.test");
    expect(phoneOrderSchema.safeParse({ ...soundByPhone, buyer: { ...buyer, email: "asha@" } }).success).toBe(
      false,
    );
  });

  it("can name an address book entry instead of a typed address", () => {
    const { name, email, phone } = sound.buyer;
    const addressId = "3d8ff4b4-22ac-4c49-8a1a-1c69d4b8e1a0";
    const parsed = placeOrderSchema.parse({ ...sound, buyer: { name, email, phone, addressId } });
    expect(parsed.buyer.address).toEqual({ id: addressId });
    expect(pathsOf({ ...sound, buyer: { name, email, phone } })).toEqual([
      "buyer.pincode",
      "buyer.line1",
      "buyer.city",
      "buyer.state",
    ]);
    for (const wrong of ["", "1", "3d8ff4b4'; drop", { id: addressId }]) {
      expect(pathsOf({ ...sound, buyer: { name, email, phone, addressId: wrong } })).toContain(
        "buyer.addressId",
      );
    }
  });

  it("requires at least one line and rejects unknown keys", () => {
    expect(pathsOf({ ...sound, lines: [] })).toEqual(["lines"]);
    for (const extra of [{ total: 1 }, { userId: "x" }, { status: "Confirmed" }]) {
      expect(pathsOf({ ...sound, ...extra })).toHaveLength(1);
      expect(pathsOf({ ...sound, buyer: { ...sound.buyer, ...extra } })).toHaveLength(1);
    }
  });

  it("has one of two payment methods, and a total in whole paise", () => {
    expect(pathsOf({ ...sound, paymentMethod: "card" })).toEqual(["paymentMethod"]);
    for (const seenTotalPaise of [-1, 1.5, Number.NaN, "49900"]) {
      expect(pathsOf({ ...sound, seenTotalPaise })).toEqual(["seenTotalPaise"]);
    }
  });

  it("requires an unguessable basket key", () => {
    for (const basketKey of ["", "short", "x".repeat(65), "abcdefghijklmnop;drop"]) {
      expect(pathsOf({ ...sound, basketKey })).toEqual(["basketKey"]);
    }
  });
});

describe("a request for a quote", () => {
  it("rejects a price and any other claim of a browser", () => {
    const request = { lines: sound.lines, method: "cod" };
    expect(quoteRequestSchema.safeParse(request).success).toBe(true);
    for (const extra of [{ price: 1 }, { unitPaise: 0 }, { discount: 100 }, { total: 1 }])
      expect(quoteRequestSchema.safeParse({ ...request, ...extra }).success).toBe(false);
  });
});

describe("a gift note", () => {
  const read = (giftNote: string) => placeOrderSchema.safeParse({ ...sound, giftNote });

  it("keeps its lines, and drops characters that a printer or an email would interpret", () => {
    const parsed = read(" For\r\nMeera\u0007\u202e\u2028! ");
    expect(parsed.data?.giftNote).toBe("For\nMeera   !");
  });

  it("has 200 characters at most, and is optional", () => {
    expect(read("x".repeat(200)).success).toBe(true);
    expect(read("🎁".repeat(200)).success).toBe(true);
    expect(read("🎁".repeat(201)).success).toBe(false);
    expect(read("x".repeat(201)).error?.issues[0]?.message).toBe("Please use at most 200 characters");
    expect(placeOrderSchema.parse(sound).giftNote).toBe("");
  });
});
