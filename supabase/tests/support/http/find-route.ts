import { globSync } from "node:fs";
import { join } from "node:path";
import { normalizeAppPath } from "next/dist/shared/lib/router/utils/app-paths";
import { getRouteMatcher } from "next/dist/shared/lib/router/utils/route-matcher";
import { getRouteRegex } from "next/dist/shared/lib/router/utils/route-regex";
import { getSortedRoutes } from "next/dist/shared/lib/router/utils/sorted-routes";
import type { NextRequest } from "next/server";

type Params = Record<string, string | string[] | undefined>;
export type Handler = (request: NextRequest, context: { params: Promise<Params> }) => Promise<Response>;

const root = join(__dirname, "../../../..");
const files = new Map(
  globSync("app/**/route.ts", { cwd: root }).map((file) => [
    normalizeAppPath(`/${file.slice("app/".length).replace(/\/route\.ts$/, "")}`),
    join(root, file),
  ]),
);
const routes = getSortedRoutes([...files.keys()]).map((pattern) => ({
  file: files.get(pattern) ?? "",
  match: getRouteMatcher(getRouteRegex(pattern)),
}));

/** The route handlers at this path, by method, and what its folders with a variable name stand for. */
export async function findRoute(
  path: string,
): Promise<{ handlers: Partial<Record<string, Handler>>; params: Params } | null> {
  for (const { file, match } of routes) {
    const params = match(path);
    if (params) return { handlers: await import(file), params };
  }
  return null;
}
