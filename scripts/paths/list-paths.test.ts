import { readFileSync } from "node:fs";
import type { NextConfig } from "next";
import { listPaths, MIDDLEWARE, PATHS, withSegments } from "./list-paths";

const { default: loadConfig } = await vi.importActual<{ default: () => Promise<NextConfig> }>(
  "../../next.config.mjs",
);

it("the generated lists of paths are current; else run `npm run paths`", async () => {
  const paths = await listPaths(await loadConfig());
  expect(paths.segments.length).toBeGreaterThan(40);
  expect(paths.livePages.length).toBeGreaterThan(40);
  expect(JSON.parse(readFileSync(PATHS, "utf8"))).toEqual(paths);
  const middleware = readFileSync(MIDDLEWARE, "utf8");
  expect(withSegments(middleware, ["a", "b.png"])).toContain('"/((?!(?:a|b\\\\.png)(?:/|$)).+)"');
  expect(withSegments(middleware, paths.segments)).toBe(middleware);
});
