import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";

/** Every endpoint of the shop, read from the build, so that a new route or action is included automatically. */
export interface Surface {
  /** In Next's spelling: /products/[slug] */
  routes: string[];
  /** Rewritten and redirected addresses: /product/:key */
  sources: string[];
  files: string[];
  /** Ids of server actions, and of cached functions, which Next keeps in the same list */
  actions: string[];
  /** Names that the shop's forms and JSON bodies use */
  fieldNames: string[];
}

const routesSchema = z.record(z.string(), z.string());
const actionsSchema = z.object({ node: z.record(z.string(), z.unknown()) });
const ruleSchema = z.object({ source: z.string() });
const rulesSchema = z.object({
  redirects: z.array(ruleSchema),
  rewrites: z.object({ beforeFiles: z.array(ruleSchema) }),
});

export function readSurface(build = ".next"): Surface {
  const read = (name: string): unknown => JSON.parse(readFileSync(join(build, name), "utf8"));
  const rules = rulesSchema.parse(read("routes-manifest.json"));
  const sources = [...rules.redirects, ...rules.rewrites.beforeFiles].map(({ source }) => source);
  return {
    routes: Object.values(routesSchema.parse(read("app-path-routes-manifest.json"))),
    // Patterns, like the one for malformed addresses, are excluded.
    sources: [...new Set(sources)].filter((source) => /^[\w/:-]+$/.test(source)),
    files: globSync("public/*").map((file) => file.replace(/^public/, "")),
    actions: Object.keys(actionsSchema.parse(read("server/server-reference-manifest.json")).node),
    fieldNames: readFieldNames(),
  };
}

/** Keys found in the text of the schemas, so that a new schema field is fuzzed too. */
function readFieldNames(): string[] {
  const texts = globSync("lib/**/schemas.ts").map((file) => readFileSync(file, "utf8"));
  const names = texts.flatMap((text) =>
    [...text.matchAll(/^\s+(\w+)(?:: |,$)/gm)].map(([, name]) => name ?? ""),
  );
  return [...new Set(names)];
}
