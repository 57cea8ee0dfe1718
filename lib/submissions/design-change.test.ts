import { changeOf, type DesignChange, designerPath, withChange } from "./design-change";

const refused = "8e9a6d9e-2c3f-4a9b-9d38-0a1f6d1d6c11";
const design = "0b6ee3a5-6b5e-4a57-8a0c-6d3f0f2f9f7e";
const order = { orderNumber: "KP-1A2B-3C4D-5E6F", token: "a&b=c" };
const forOrder: DesignChange = { replaces: refused, order, follows: null };
const again: DesignChange = { replaces: refused, order: null, follows: design };

const queryOf = (path: string) => Object.fromEntries(new URL(path, "https://shop.example").searchParams);

it.each([forOrder, again])("survives the way from page to page", (change) => {
  expect(changeOf(queryOf(withChange("/design-proof/x", change)))).toEqual(change);
  expect(changeOf(queryOf(designerPath(design, change)))).toEqual(change);
});

it("opens the design in the designer with and without a change", () => {
  expect(queryOf(designerPath(design, forOrder)).design).toBe(design);
  expect(designerPath(design, null)).toBe(`/custom-design?design=${design}`);
});

it("finds no design change when the URL names no version, and requires the order's token beside its number", () => {
  expect(changeOf({})).toBeNull();
  expect(changeOf({ replaces: "x", order: "KP-1A2B-3C4D-5E6F" })).toBeNull();
  expect(changeOf({ replaces: refused, order: order.orderNumber })).toEqual({
    replaces: refused,
    order: null,
    follows: null,
  });
});
