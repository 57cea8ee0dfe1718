import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

const folder = mkdtempSync(join(tmpdir(), "kapas-commit-"));
afterAll(() => rmSync(folder, { recursive: true }));

function isAccepted(message: string): boolean {
  const file = join(folder, "message");
  writeFileSync(file, message);
  return spawnSync("sh", [".githooks/commit-msg", file]).status === 0;
}

it.each([
  ["cart: keep the coupon after sign-in\n\nIt was lost.", true],
  [`cart: ${"x".repeat(66)}`, true],
  [`cart: ${"x".repeat(67)}`, false],
  ["Keep the coupon after sign-in", false],
  ["cart: Keep the coupon", false],
  ["cart: keep the coupon.", false],
  ["Merge branch 'main'", true],
])("the commit-msg hook decides about %j: %s", (message, isOk) => {
  expect(isAccepted(message)).toBe(isOk);
});
