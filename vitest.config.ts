import { globSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import { defineConfig } from "vitest/config";

const { MONEY, RACES, SCENES, PROPERTIES } = process.env;

const dontTest = ["**/node_modules/**", ".next/**", ".sandbox/**", "e2e/**"];

/** Unit tests that replace modules, the environment or globals run in a process of their own. */
const replaced = globSync("{app,components,lib,sandbox,scripts,seed,server}/**/*.test.{ts,tsx}").filter(
  (path) =>
    /\bvi\.(?:mock|resetModules)\(|process\.env|process, "env"|defineProperty\(globalThis/.test(
      readFileSync(path, "utf8"),
    ),
);

const otherRaces = "supabase/tests/races/!({stock,coupon,order,refund,subscription}-races).test.ts";

const shared = {
  globals: true,
  environment: "node",
  // A slow machine must not fail tests; hanging tests end here.
  testTimeout: MONEY === "full" || SCENES === "full" ? 1_800_000 : 300_000,
  hookTimeout: 300_000,
};

/** Each test file gets a copy of the template, see file-database.ts. */
function databaseProject(name: string, include: string, exclude: string[]) {
  const backend = "supabase/tests/support/backend";
  return {
    extends: true as const,
    resolve: { alias: [{ find: /^next\/cache$/, replacement: resolve(backend, "next-cache.ts") }] },
    test: {
      ...shared,
      name,
      include: [include],
      exclude: [...dontTest, ...exclude],
      setupFiles: [`${backend}/file-database.ts`, `${backend}/shop-runtime.ts`],
      sequence: { setupFiles: "list" as const },
      globalSetup: `${backend}/start-backend.ts`,
      pool: "forks" as const,
      isolate: false,
    },
  };
}

export default defineConfig({
  resolve: {
    alias: [
      { find: /^@\//, replacement: `${resolve(".")}/` },
      { find: /^server-only$/, replacement: resolve("node_modules/server-only/empty.js") },
    ],
  },
  // The money tests at the size that fits CI, or in full: `npm run test:money -- --full`. Random designs: 120, or `npm run test:scenes`.
  define: {
    isFullMoney: MONEY === "full",
    areAllRaces: RACES === "all",
    areManyScenes: SCENES === "full",
    areRandom: PROPERTIES === "random",
  },
  test: {
    maxWorkers: 2,
    projects: [
      {
        extends: true,
        test: {
          ...shared,
          name: "unit",
          include: ["**/*.test.{ts,tsx}"],
          exclude: [...dontTest, "supabase/tests/**", ...replaced],
          setupFiles: ["testing/restore-globals.ts"],
          pool: "forks",
          isolate: false,
        },
      },
      {
        extends: true,
        test: { ...shared, name: "unit-isolated", include: replaced, exclude: dontTest, pool: "forks" },
      },
      // `npm test` runs one race for each family of locks, `npm run test:races` all of them.
      databaseProject("database", "supabase/tests/**/*.test.ts", [
        "supabase/tests/seeded/**",
        ...(RACES === "all" ? [] : [otherRaces]),
      ]),
      databaseProject("seeded", "supabase/tests/seeded/**/*.test.ts", []),
    ],
  },
});
