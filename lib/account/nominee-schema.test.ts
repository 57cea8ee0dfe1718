import { nomineeSchema } from "./nominee-schema";

const typed = { name: " Ravi Rao ", relation: "sibling", email: " Ravi@Example.com ", phone: "" };
const problems = (change: object) =>
  nomineeSchema.safeParse({ ...typed, ...change }).error?.issues.map(({ path }) => path[0]);

it("trims a nominee's name and accepts one way to reach them", () => {
  expect(nomineeSchema.parse(typed)).toEqual({
    ...{ name: "Ravi Rao", relation: "sibling", email: "ravi@example.com", phone: null },
  });
  expect(nomineeSchema.parse({ ...typed, email: "", phone: "098765 43210" }).phone).toBe("+919876543210");
});

it.each([
  ["name", { name: "x" }],
  ["name", { name: "a\u202eb" }],
  ["relation", { relation: "boss" }],
  ["email", { email: "nowhere" }],
  ["email", { email: "" }],
  ["phone", { phone: "123" }],
])("refuses a wrong %s", (field, change) => {
  expect(problems(change)).toEqual([field]);
});
