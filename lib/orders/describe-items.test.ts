import { expect, it } from "vitest";
import { describeItems } from "./describe-items";

const item = (title: string, quantity = 1) => ({ title, quantity });

it("names two products of an order with their quantities, and counts the other items", () => {
  expect(describeItems([item("Chai Tee")])).toBe("Chai Tee");
  expect(describeItems([item("Chai Tee"), item("Peacock Tee", 2)])).toBe("Chai Tee, Peacock Tee × 2");
  expect(describeItems([item("A"), item("A", 2), item("B"), item("C", 2), item("D")])).toBe(
    "A × 3, B and 3 more",
  );
  expect(describeItems([])).toBe("");
});
