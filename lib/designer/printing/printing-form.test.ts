import { asPaise } from "@/lib/money";
import { priceExample } from "./print-example";
import { type PrintingForm, printingFormSchema } from "./printing-form";

const good: PrintingForm = {
  bands: [
    { name: "Small", width: "10", height: "10", price: "99" },
    { name: "Medium", width: "21", height: "29.7", price: "199" },
    { name: "Large", width: "34.5", height: "41", price: "299" },
  ],
  breaks: [
    { quantity: "5", percent: "5" },
    { quantity: "10", percent: "10" },
  ],
  blanks: { regular: "12", oversized: "", women: "", kids: "" },
};

const problems = (form: PrintingForm) =>
  (printingFormSchema.safeParse(form).error?.issues ?? []).map(
    ({ path, message }) => `${path.join(".")}: ${message}`,
  );
const withBand = (row: number, change: Partial<PrintingForm["bands"][number]>): PrintingForm => ({
  ...good,
  bands: good.bands.map((band, index) => (index === row ? { ...band, ...change } : band)),
});
const withBreak = (row: number, change: Partial<PrintingForm["breaks"][number]>): PrintingForm => ({
  ...good,
  breaks: good.breaks.map((step, index) => (index === row ? { ...step, ...change } : step)),
});

describe("the print price form", () => {
  it("accepts increasing bands, increasing discounts, and cuts that are not offered", () => {
    expect(problems(good)).toEqual([]);
    expect(problems({ ...good, breaks: [] })).toEqual([]);
    // Rotation does not matter.
    expect(problems(withBand(1, { width: "29.7", height: "21" }))).toEqual([]);
  });

  it.each([
    ["without a band", { ...good, bands: [] }, "bands: Add at least one size"],
    [
      "with a band that is not larger",
      withBand(1, { width: "30", height: "9" }),
      "bands.1.width: Must be larger than Small, which is 10 × 10 cm",
    ],
    [
      "with a band that costs no more",
      withBand(1, { price: "99" }),
      "bands.1.price: Must cost more than Small, which costs ₹99",
    ],
    ["with a name twice", withBand(1, { name: "Small" }), "bands.1.name: Another size has this name"],
    [
      "that leaves a print without a band",
      withBand(2, { height: "40" }),
      "bands.2.width: The largest size must fit 34.3 × 40.7 cm",
    ],
    [
      "with one quantity twice",
      withBreak(1, { quantity: "5" }),
      "breaks.1.quantity: Another discount has this quantity",
    ],
    [
      "with a lower quantity below",
      withBreak(1, { quantity: "4" }),
      "breaks.1.quantity: Enter more than 5, the quantity above",
    ],
    [
      "with a break that falls",
      withBreak(1, { percent: "5" }),
      "breaks.1.percent: Must be more than 5%, the discount above",
    ],
    [
      "with nearly everything off",
      withBreak(1, { percent: "91" }),
      "breaks.1.percent: More than 0 and at most 90",
    ],
  ])("rejects %s", (_what, form, problem) => {
    expect(problems(form)).toEqual([problem]);
  });
});

describe("the example", () => {
  it("prices a poster and a sleeve on twelve tees", () => {
    // (499 + 299 + 99) less 10 %, in whole rupees
    expect(priceExample(good, asPaise(49_900))).toMatchObject({
      unitPaise: 80_700,
      totalPaise: 968_400,
      percentOff: 10,
    });
  });

  it("is null until all values are numbers", () => {
    expect(priceExample(withBand(0, { price: "" }), asPaise(49_900))).toBeNull();
    expect(priceExample(withBreak(0, { quantity: "a few" }), asPaise(49_900))).toBeNull();
  });
});
