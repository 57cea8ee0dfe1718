import nextJest from "next/jest.js";

const withNext = nextJest({ dir: "./" });

const shared = {
  testEnvironment: "node",
  moduleNameMapper: {
    "^@/(.*)$": "<rootDir>/$1",
    // The AI SDK names the file of the ES module.
    "^zod/v4/locales/en\\.js$": "<rootDir>/node_modules/zod/v4/locales/en.cjs",
  },
  modulePathIgnorePatterns: ["<rootDir>/.next", "<rootDir>/.sandbox"],
  // The money tests at the size that fits CI, or in full: `npm run test:money -- --full`. Random designs: 200, or `npm run test:scenes`.
  globals: {
    isFullMoney: process.env.MONEY === "full",
    areAllRaces: process.env.RACES === "all",
    areManyScenes: process.env.SCENES === "full",
    areRandom: process.env.PROPERTIES === "random",
  },
};

/** The Markdown reader's packages are ES modules only, so they are transformed like our own code. */
const markdownPackages = [
  "(?:character|hast|mdast|micromark|rehype|remark|unist|vfile)(?:-[\\w-]+)?",
  "(?:comma|space)-separated-tokens|(?:parse|stringify)-entities|is-(?:alpha|decimal|hexa|plain)[\\w-]*",
  "@ungap/structured-clone|bail|ccount|decode-named-character-reference|devlop|escape-string-regexp",
  "estree-util-is-identifier-name|github-slugger|longest-streak|markdown-table|property-information",
  "trim-lines|trough|unified|zwitch",
];
/** The AI art providers' packages as well. */
const artPackages = ["ai", "@ai-sdk/[\\w-]+", "@workflow/serde", "eventsource-parser"];
/** The blog feeds' packages as well. */
const feedPackages = ["feed", "html-void-elements"];
/** The admin tables' packages as well. */
const tablePackages = ["@tanstack/[\\w-]+"];
const ours = [...markdownPackages, ...artPackages, ...feedPackages, ...tablePackages];
const notOurs = `/node_modules/(?!(?:${ours.join("|")})/)`;

const otherRaces = "/supabase/tests/races/(?!(?:stock|coupon|order|refund|subscription)-races)";

/** Next's transform (swc) for each project: TypeScript 7 has no JS API for ts-jest. */
async function project(config) {
  const made = await withNext({ ...shared, ...config })();
  return { ...made, transformIgnorePatterns: [notOurs, ...made.transformIgnorePatterns.slice(1)] };
}

const seededTests = "/supabase/tests/seeded/";

/** Each test file gets a copy of the template, see file-database.ts. */
function databaseProject(displayName, template, config) {
  return project({
    displayName,
    moduleNameMapper: {
      ...shared.moduleNameMapper,
      "^next/cache$": "<rootDir>/supabase/tests/support/backend/next-cache.ts",
    },
    testEnvironment: "<rootDir>/supabase/tests/support/backend/file-database.ts",
    testEnvironmentOptions: { template },
    setupFiles: ["<rootDir>/supabase/tests/support/backend/shop-runtime.ts"],
    globalSetup: "<rootDir>/supabase/tests/support/backend/start-backend.ts",
    globalTeardown: "<rootDir>/supabase/tests/support/backend/stop-backend.ts",
    ...config,
  });
}

export default async () => ({
  // Each worker of the database project has a database of its own, see start-backend.ts.
  maxWorkers: 2,
  // A slow machine must not fail tests; hanging tests end here.
  testTimeout: process.env.MONEY === "full" || process.env.SCENES === "full" ? 1_800_000 : 300_000,
  projects: [
    await project({
      displayName: "unit",
      testMatch: ["<rootDir>/**/*.test.{ts,tsx}"],
      testPathIgnorePatterns: ["<rootDir>/supabase/tests/", "<rootDir>/e2e/"],
    }),
    await databaseProject("database", "migrated", {
      testMatch: ["<rootDir>/supabase/tests/**/*.test.ts"],
      // `npm test` runs one race for each family of locks, `npm run test:races` all of them.
      testPathIgnorePatterns: [seededTests, ...(process.env.RACES === "all" ? [] : [otherRaces])],
    }),
    await databaseProject("seeded", "seeded", {
      testMatch: [`<rootDir>${seededTests}**/*.test.ts`],
      globalSetup: "<rootDir>/supabase/tests/support/backend/start-seeded.ts",
    }),
  ],
});
