import { spawnSync } from "node:child_process";
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { z } from "zod";

// Each test breaks one rule on purpose in a small tree, so that a rule that no longer matches anything fails.

const root = resolve(import.meta.dirname, "../..");
const config: unknown = createRequire(import.meta.url)(join(root, ".dependency-cruiser.cjs"));
const { forbidden } = z.object({ forbidden: z.array(z.object({ name: z.string() })) }).parse(config);
const reportSchema = z.object({
  summary: z.object({
    violations: z.array(z.object({ from: z.string(), rule: z.object({ name: z.string() }) })),
  }),
});

/** The last noun of each folder, which may import all others and is imported by none. */
const TOPS = { lib: "seo", components: "seo", server: "health" };

/** Each noun imports the last one. */
function looksUp(rule: string): [string, [file: string, source: string]][] {
  return Object.entries(TOPS).flatMap(([folder, top]) => {
    const [, noun] = rule.match(new RegExp(`^order-of-nouns-${folder}-(.+)$`)) ?? [];
    return noun ? [[rule, [`${folder}/${noun}/looks-up.ts`, `import "@/${folder}/${top}/top";`]]] : [];
  });
}

const OFFENCES: Record<string, [file: string, source: string]> = {
  ...Object.fromEntries(forbidden.flatMap(({ name }) => looksUp(name))),
  "noun-without-a-place": ["server/gifts/wrap-gift.ts", 'import "@/server/log";'],
  "no-circular": ["lib/a/left.ts", 'import "./right";'],
  "no-unresolvable": ["lib/lost.ts", 'import "./nowhere";'],
  "no-undeclared-package": ["sandbox/undeclared.ts", 'import "acorn";'],
  "no-dev-package-in-product": ["server/log.ts", 'import pg from "pg"; pg();'],
  "product-imports-no-tests": ["lib/b.ts", 'import "./b.test";'],
  "product-imports-no-sandbox": ["server/payments/pay-order.ts", 'import "@/sandbox/keys";'],
  "outside-imports-lib-only": ["sandbox/nosy.ts", 'import "@/server/orders/repository";'],
  "lib-imports-lib-only": [
    "lib/cart/totals.ts",
    'import { readFileSync } from "node:fs"; readFileSync("x");',
  ],
  "components-get-data-by-props": [
    "components/cart/cart.tsx",
    'import type { Q } from "@/server/orders/queries";',
  ],
  "components-do-not-know-urls": ["components/cart/link.tsx", 'import "@/app/page";'],
  "ui-knows-no-noun": ["components/ui/button.tsx", 'import type { T } from "@/lib/cart/total";'],
  "no-back-office-in-the-shop": ["components/catalog/shelf.tsx", 'import "@/components/lists/top";'],
  "no-backend-in-the-browser": ["components/cart/client.tsx", 'import "@supabase/supabase-js";'],
  "pages-ask-queries-and-actions": [
    "app/page.tsx",
    'export const load = () => import("@/server/orders/repository");',
  ],
  "route-handlers-stay-thin": ["app/api/x/route.ts", 'import "@/server/orders/repository";'],
  "app-names-no-backend": ["app/other/page.tsx", 'import "razorpay";'],
  "next-auth-stays-in-auth": ["server/orders/next-auth.ts", 'import "next-auth/jwt";'],
  "repositories-own-the-database": [
    "server/checkout/place-order.ts",
    'import "@/server/supabase/public-client";',
  ],
  "supabase-clients-have-one-home": ["server/orders/list-orders.ts", 'import "@supabase/supabase-js";'],
  "secret-key-where-no-viewer-is": [
    "server/catalog/repository.ts",
    'import "@/server/supabase/service-client";',
  ],
  "repositories-are-the-floor": ["server/pincodes/repository.ts", 'import "./find-pincode";'],
  "use-cases-do-not-look-up": [
    "server/orders/cancel-order.ts",
    'import { cookies } from "next/headers"; cookies();',
  ],
  "queries-do-not-write": ["server/cart/queries.ts", 'import "./actions";'],
  "plumbing-knows-no-noun": ["server/deadline.ts", 'import "@/server/orders/queries";'],
  "integrations-have-no-business-words": ["server/integrations/razorpay.ts", 'import "@/lib/orders/status";'],
};

const BYSTANDERS = {
  "lib/builds.ts": 'import "@/testing/order";',
  "testing/order.ts": "export {};",
  ...Object.fromEntries(
    Object.entries(TOPS).map(([folder, top]) => [`${folder}/${top}/top.ts`, "export {};"]),
  ),
  "components/lists/top.ts": "export {};",
  "lib/a/right.ts": 'import "./left";',
  "lib/b.test.ts": "export {};",
  "lib/cart/total.ts": "export type T = 1;",
  "lib/orders/status.ts": "export {};",
  "sandbox/keys.ts": "export {};",
  "server/cart/actions.ts": "export {};",
  "server/orders/queries.ts": "export type Q = 1;",
  "server/orders/repository.ts": "export {};",
  "server/pincodes/find-pincode.ts": "export {};",
  "server/supabase/public-client.ts": "export {};",
  "server/supabase/service-client.ts": "export {};",
};

const tree = mkdtempSync(join(tmpdir(), "kapas-arrows-"));
afterAll(() => rmSync(tree, { recursive: true }));

function put(file: string, source: string): void {
  mkdirSync(dirname(join(tree, file)), { recursive: true });
  writeFileSync(join(tree, file), source);
}

function cruise(): Map<string, string[]> {
  const { stdout } = spawnSync(
    process.execPath,
    [
      join(root, "node_modules/dependency-cruiser/bin/dependency-cruiser.mjs"),
      "--config=.dependency-cruiser.cjs",
      "--output-type=json",
      ...["app", "components", "lib", "server", "sandbox"],
    ],
    { cwd: tree, encoding: "utf8" },
  );
  const filesByRule = new Map<string, string[]>();
  for (const { from, rule } of reportSchema.parse(JSON.parse(stdout)).summary.violations) {
    filesByRule.set(rule.name, [...(filesByRule.get(rule.name) ?? []), from]);
  }
  return filesByRule;
}

let found = new Map<string, string[]>();

beforeAll(() => {
  for (const file of [
    ".dependency-cruiser.cjs",
    "scripts/architecture/nouns.cjs",
    "tsconfig.json",
    "package.json",
  ]) {
    mkdirSync(dirname(join(tree, file)), { recursive: true });
    copyFileSync(join(root, file), join(tree, file));
  }
  symlinkSync(join(root, "node_modules"), join(tree, "node_modules"));
  for (const [file, source] of [...Object.values(OFFENCES), ...Object.entries(BYSTANDERS)]) put(file, source);
  found = cruise();
});

it("a violation is tested for every arrow", () => {
  expect(Object.keys(OFFENCES).sort()).toEqual(forbidden.map(({ name }) => name).sort());
});

it("product-imports-no-tests reports product code that builds test-only modules", () => {
  expect(found.get("product-imports-no-tests")).toContain("lib/builds.ts");
});

it.each(Object.entries(OFFENCES).map(([rule, [file]]) => [rule, file]))("%s fails in %s", (rule, file) => {
  expect(found.get(rule)).toContain(file);
});
