import { z } from "zod";
import { row, toColumns } from "./row";

const schema = row(
  { orderNumber: z.string(), totalPaise: z.number(), line1: z.string().optional() },
  { totalPaise: "total" },
);

it("reads columns under the shop's names and drops the others", () => {
  expect(schema.parse({ order_number: "KP-1", total: 5, line1: "a", note: "b" })).toEqual({
    orderNumber: "KP-1",
    totalPaise: 5,
    line1: "a",
  });
  expect(schema.nullable().parse(null)).toBeNull();
});

it.each([[{ total: 5 }], ["text"], [null], [[]], [{ order_number: 5, total: 5 }]])("refuses %j", (value) => {
  expect(schema.safeParse(value).success).toBe(false);
});

it("writes values under the names of their columns", () => {
  expect(toColumns({ orderNumber: "KP-1", sha256: "a", sentSha256: "b", line1: null })).toEqual({
    order_number: "KP-1",
    sha256: "a",
    sent_sha256: "b",
    line1: null,
  });
});
