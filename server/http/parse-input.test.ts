import { z } from "zod";
import { AppError } from "@/server/errors";
import { parseInput } from "./parse-input";

const schema = z.strictObject({
  name: z.string().min(2, "Please enter a name"),
  quantity: z.int(),
  kind: z.enum(["return", "exchange"]),
  lines: z.array(z.union([z.uuid(), z.number().max(9)])),
});

function refusalOf(input: unknown): Pick<AppError, "message" | "fieldErrors"> {
  try {
    parseInput(schema, input);
  } catch (error) {
    if (error instanceof AppError) return { message: error.message, fieldErrors: error.fieldErrors };
  }
  throw new Error("it was not refused");
}

it("gives each field its own message, and a plain one to input that only a made-up request sends", () => {
  expect(refusalOf({ name: "A", quantity: "2", kind: 3, lines: [null] })).toEqual({
    message: "Please check the marked fields.",
    fieldErrors: {
      name: "Please enter a name",
      quantity: "Please check this.",
      kind: "Please check this.",
      "lines.0": "Please check this.",
    },
  });
  for (const input of [
    null,
    undefined,
    "text",
    { name: "Asha", quantity: 2, kind: "return", lines: [], role: "admin" },
  ])
    expect(refusalOf(input)).toEqual({
      message: "This can't be read. Please reload the page and try again.",
      fieldErrors: {},
    });
});
