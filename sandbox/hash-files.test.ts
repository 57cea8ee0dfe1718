import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { importsOf, resolveImport } from "../scripts/architecture/sources";
import { BUILD_SOURCES, hashInputs } from "./build-stamp";
import { hashFiles } from "./hash-files";
import { SEED, SHOP_SOURCES } from "./shop-sources";

const dir = mkdtempSync(join(tmpdir(), "kapas-hash-"));
afterAll(() => rmSync(dir, { recursive: true }));

it("the hash changes when a file is changed, added, removed or renamed, and when a fact changes", () => {
  const inside = join(dir, "folder");
  mkdirSync(inside);
  const hashes = [hashFiles([dir], {})];
  const steps = [
    () => writeFileSync(join(inside, "a.ts"), "1"),
    () => writeFileSync(join(inside, "a.ts"), "2"),
    () => renameSync(join(inside, "a.ts"), join(inside, "b.ts")),
    () => writeFileSync(join(inside, "c.sql"), ""),
  ];
  for (const step of steps) {
    step();
    hashes.push(hashFiles([dir], {}));
  }
  hashes.push(hashFiles([dir], { gatewayUrl: "http://127.0.0.1:1" }));
  expect(new Set(hashes).size).toBe(hashes.length);
  writeFileSync(join(inside, "c.test.ts"), "no part of what is made");
  expect(hashFiles([dir], {})).toBe(hashes.at(-2));
});

it("a build's hash changes with its environment, its data, and a variable that Next reads", () => {
  const env = { NEXT_PUBLIC_SITE_URL: "http://localhost:1" };
  const before = hashInputs(env, "data");
  expect(hashInputs(env, "data")).toBe(before);
  expect(hashInputs({ ...env, APP_ENV: "x" }, "data")).not.toBe(before);
  expect(hashInputs(env, "other data")).not.toBe(before);
  process.env.NEXT_PUBLIC_COMING = "1";
  expect(hashInputs(env, "data")).not.toBe(before);
  delete process.env.NEXT_PUBLIC_COMING;
});

/** All repository files that a file loads, itself included. */
function closureOf(file: string, found = new Set<string>()): Set<string> {
  if (found.has(file)) return found;
  found.add(file);
  for (const specifier of importsOf(file)) {
    const next = resolveImport(file, specifier);
    if (next) closureOf(next, found);
  }
  return found;
}

const isCovered = (sources: readonly string[]) => (file: string) =>
  sources.some((source) => file === source || file.startsWith(`${source}/`));

it("the shop's hash includes all sources that fill it", () => {
  const loaded = [...closureOf("sandbox/start.ts"), ...closureOf(SEED)];
  expect(loaded.length).toBeGreaterThan(60);
  expect(loaded.filter((file) => !isCovered(SHOP_SOURCES)(file))).toEqual([]);
});

it("the build's hash includes everything that the middleware and the configuration load", () => {
  const loaded = [
    ...closureOf("middleware.ts"),
    ...closureOf("instrumentation.ts"),
    ...closureOf("next.config.mjs"),
  ];
  expect(loaded.filter((file) => !isCovered(BUILD_SOURCES)(file))).toEqual([]);
});
