import { readFileSync } from "node:fs";
import { startScript } from "./next-app";

it("npm start has the memory settings of the shop that tests and bench start", () => {
  const { scripts } = JSON.parse(readFileSync("package.json", "utf8"));
  expect(scripts.start).toBe(startScript);
});
