import { globSync } from "node:fs";
import {
  exists,
  exportsOf,
  hasDirective,
  importsOf,
  listFiles,
  listSources,
  read,
  resolveImport,
} from "./scripts/architecture/sources";

// Rules that .dependency-cruiser.cjs can't express. Each test lists the files at fault.

const PRODUCT = ["app", "components", "lib", "server"];
const ROOT_FILES = listFiles(".", /^[\w.-]+\.(ts|mjs|cjs)$/).filter((file) => !file.includes("/"));
const PRODUCT_ROOT = ["instrumentation.ts", "instrumentation-client.ts", "middleware.ts"];
const product = [...listSources(PRODUCT), ...PRODUCT_ROOT].filter(exists);
const server = listSources(["server"]);
const all = [
  ...listSources([...PRODUCT, "sandbox", "scripts", "seed", "supabase", "testing", "e2e"], {
    withTests: true,
  }),
  ...ROOT_FILES,
];

const matching = (files: string[], pattern: RegExp) => files.filter((file) => pattern.test(read(file)));

describe("server/", () => {
  const ACTIONS = /^server\/[^/]+\/(actions|admin-actions)\.ts$/;
  const isActions = (file: string) => hasDirective(file, "use server");

  it('exports only defined actions: every export of a "use server" file is an endpoint', () => {
    const loose = product.filter(isActions).flatMap((file) =>
      exportsOf(file)
        .filter(({ call }) => call === null || !["defineAction", "defineFormAction"].includes(call))
        .map(({ name }) => `${file}: ${name}`),
    );
    expect(loose).toEqual([]);
  });

  it("has actions in actions.ts and admin-actions.ts only", () => {
    expect(product.filter((file) => isActions(file) !== ACTIONS.test(file))).toEqual([]);
    // An inline action that closes over a value hangs a prerendered page.
    expect(matching(product, /\{\s*["']use server["']/)).toEqual([]);
  });

  it("guards every action of admin-actions.ts by a permission", () => {
    const open = server
      .filter((file) => file.endsWith("/admin-actions.ts"))
      .filter(
        (file) =>
          (read(file).match(/guard:/g) ?? []).length !==
          (read(file).match(/guard: \[?"[a-z]+\.[a-z]+"/g) ?? []).length,
      );
    expect(open).toEqual([]);
  });

  it('stays on the server: every other file starts with import "server-only"', () => {
    // Next itself loads its page cache, and the drawing child is a separate process.
    const outside = /^server\/(next\/(cached|shared|without)|pictures\/child\/(child|draw|read-upload)\.)/;
    const open = server.filter((file) => !isActions(file) && !/^import "server-only";\n/.test(read(file)));
    expect(open.filter((file) => !outside.test(file))).toEqual([]);
  });

  it("never trusts an unverified session", () => {
    // fetchViewer() reads the session's start time from a token that the auth server has just accepted.
    expect(matching(product, /\.auth\.getSession\(/)).toEqual(["server/session/viewer.ts"]);
    expect(read("server/session/viewer.ts")).toMatch(/auth\.getUser\(\)[\s\S]*auth\.getSession\(\)/);
  });

  it("reads the secret key in two places: for the shop itself, and to vouch for a visitor's address", () => {
    const readers = matching(product, /SUPABASE_SECRET_KEY/).filter((file) => file !== "server/env.ts");
    expect(readers).toEqual(["server/supabase/auth-fetch.ts", "server/supabase/service-client.ts"]);
  });

  it("caches no viewer's data: a cached function uses no cookies and only the public client", () => {
    const cached = matching(product, /^\s*["']use cache["'];/m);
    expect(matching(cached, /\b(viewerClient|serviceClient|getViewer|cookies|headers)\(/)).toEqual([]);
  });

  it("names cache tags in server/cache.ts only", () => {
    const typed = matching(product, /\b(cacheTag|updateTag|revalidateTag|cacheLife)\(\s*["'`{]/);
    expect(typed.filter((file) => file !== "server/cache.ts")).toEqual([]);
  });
});

describe("the environment", () => {
  it("is read only in server/env.ts and lib/public-env.ts, and for cookie names", () => {
    // Node loads the page cache, which can't import server/env.ts.
    const allowed = [
      "server/env.ts",
      "lib/public-env.ts",
      "lib/cookie-suffix.ts",
      "server/next/cached-pages.mjs",
    ];
    const readers = product.filter((file) => {
      const text = read(file).replace(/process\.env\.(NODE_ENV|NEXT_RUNTIME|NEXT_PUBLIC_SENTRY_DSN)\b/g, "");
      return /process\.env\b/.test(text) && !allowed.includes(file);
    });
    expect(readers).toEqual([]);
  });

  it("has exactly one row in .env.example for each of its variables", () => {
    const known = ["server/env.ts", "lib/public-env.ts"].flatMap((file) =>
      [...read(file).matchAll(/^\s+([A-Z][A-Z0-9_]+):/gm)].map(([, name]) => name),
    );
    const described = [...read(".env.example").matchAll(/^#? ?([A-Z][A-Z0-9_]+)=/gm)].map(([, name]) => name);
    expect(known.length).toBeGreaterThan(10);
    expect([...new Set(described)].sort()).toEqual([...new Set(known)].sort());
  });
});

describe("the browser", () => {
  // Limited by first-load weight; the admin has another budget.
  const ADMIN_COMPONENTS = /^components\/(admin|lists|staff-jobs|staff|[^/]+\/admin)\//;
  const HEAVY = /^(zod|radix-ui|lucide-react|pino|razorpay|next-auth|@supabase\/.+)$/;

  it.each([
    ["loads no heavy package: forms are checked by lib functions, icons are inline", HEAVY, ADMIN_COMPONENTS],
    ["gets zod by loadRules() alone, which forbids it to compile code", /^zod$/, /^$/],
  ])("%s", (_, packages, apart) => {
    const [seen, heavy] = [new Set<string>(), [] as string[]];
    const visit = (file: string, origin: string) => {
      if (seen.has(file) || hasDirective(file, "use server")) return;
      seen.add(file);
      for (const specifier of importsOf(file)) {
        const target = resolveImport(file, specifier);
        if (target && !target.endsWith(".mjs")) visit(target, origin);
        else if (packages.test(specifier)) heavy.push(`${file} loads ${specifier} for ${origin}`);
      }
    };
    const clients = product.filter((file) => hasDirective(file, "use client") && !apart.test(file));
    for (const file of clients) visit(file, file);
    expect(seen.size).toBeGreaterThan(0);
    expect(heavy).toEqual([]);
  });

  it("gets raw HTML only from JSON-LD and the designer's drawings", () => {
    const raw = matching(product, /dangerouslySetInnerHTML/);
    expect(
      raw.filter(
        (file) =>
          !/\/(json-ld-text|designer\/(canvas\/scene-markup|art\/drawing-picture|layers\/layer-picture))\.tsx$/.test(
            file,
          ),
      ),
    ).toEqual([]);
  });
});

describe("money", () => {
  it("is whole paise: no decimals in price calculations", () => {
    const rules = listSources([
      "lib/pricing",
      "lib/cart",
      "lib/orders",
      "lib/checkout",
      "lib/coupons",
      "server",
    ]);
    // Font sizes in PDFs are not money.
    const isDrawing = (file: string) =>
      /^server\/(?:invoices\/pdf-[a-z-]+\.ts|seo\/draw-og\.tsx)$/.test(file);
    const code = (file: string) => read(file).replace(/\/\/.*|\/\*[\s\S]*?\*\/|"[^"\n]*"|`[^`]*`/g, "");
    expect(rules.filter((file) => !isDrawing(file) && /(?<![\w.])\d+\.\d+/.test(code(file)))).toEqual([]);
  });

  it("is formatted and converted only in lib/money.ts, foreign currencies in lib/currency.ts", () => {
    const priced = product.filter((file) => !/^(lib|components)\/designer\//.test(file));
    const converting = matching(priced, /\b(parseFloat|toFixed)\(|style: "currency"/);
    expect(converting).toEqual(["lib/currency.ts", "lib/money.ts"]);
  });
});

describe("files", () => {
  it("have at most 300 lines, components 400: split by verb or by component", () => {
    const most = (file: string) => (file.endsWith(".tsx") ? 400 : 300);
    const long = all.filter((file) => read(file).split("\n").length > most(file) + 1);
    expect(long).toEqual([]);
  });

  it("are named after their contents: no index, helpers, utils, misc or common", () => {
    const vague = all.filter((file) =>
      /(^|\/)(index|helpers?|utils?|misc|common|types)(\.\w+|\/.*)$/.test(file),
    );
    expect(vague).toEqual([]);
  });

  it("contain no TODO comments", () => {
    const later = all.filter((file) => file !== "architecture.test.ts");
    expect(matching(later, /\b(TODO|FIXME|XXX|HACK)\b|@ts-(ignore|nocheck|expect-error)|\bas any\b/)).toEqual(
      [],
    );
  });
});

describe("package-lock.json", () => {
  const { packages } = JSON.parse(read("package-lock.json"));

  it("has every platform's binaries: without them `npm ci` fails on all platforms", () => {
    const isLocked = (holder: string, name: string) => {
      for (let path = holder; ; path = path.replace(/\/?node_modules\/(@[^/]+\/)?[^/]+$/, "")) {
        if (packages[`${path ? `${path}/` : ""}node_modules/${name}`]) return true;
        if (path === "") return false;
      }
    };
    const missing = Object.keys(packages).flatMap((holder) =>
      Object.keys(packages[holder].optionalDependencies ?? {})
        .filter((name) => !isLocked(holder, name))
        .map((name) => `${holder}: ${name}`),
    );
    expect(missing).toEqual([]);
  });

  it("matches package.json exactly", () => {
    const { dependencies, devDependencies } = JSON.parse(read("package.json"));
    expect({ ...packages[""].dependencies, ...packages[""].devDependencies }).toEqual({
      ...dependencies,
      ...devDependencies,
    });
    const loose = Object.entries({ ...dependencies, ...devDependencies }).filter(
      ([, range]) => !/^\d/.test(`${range}`),
    );
    expect(loose).toEqual([]);
  });
});

describe("documents", () => {
  const documents = ["README.md", "CONTRIBUTING.md", ...listFiles("docs", /\.md$/)].filter(exists);
  const codeSpans = (file: string) =>
    [
      ...read(file)
        .replace(/```[\s\S]*?```/g, "")
        .matchAll(/`([^`\n]+)`/g),
    ].map(([, span = ""]) => span);

  it("cite files that exist", () => {
    const places =
      /^(app|components|lib|server|public|supabase|seed|testing|sandbox|e2e|scripts|docs|\.ci)\/[^\s]*$/;
    const dead = documents.flatMap((file) =>
      codeSpans(file)
        .filter((span) => places.test(span))
        .filter(
          (span) =>
            globSync(
              span
                .replace(/<[^>]+>|…/g, "*")
                .replace(/\/$/, "")
                .replace(/[[\]()]/g, "?"),
            ).length === 0,
        )
        .map((span) => `${file}: ${span}`),
    );
    expect(dead).toEqual([]);
  });

  it("link to pages that exist", () => {
    const dead = documents.flatMap((file) =>
      [...read(file).matchAll(/\]\((?!https?:|mailto:|#)([^)#\s]+)/g)]
        .map(([, target = ""]) => new URL(target, `file:///${file}`).pathname.slice(1))
        .filter((target) => !exists(target))
        .map((target) => `${file}: ${target}`),
    );
    expect(dead).toEqual([]);
  });

  it("list every decision", () => {
    const index = read("docs/decisions/README.md");
    const pages = listFiles("docs/decisions", /\.md$/).map((file) => file.replace("docs/decisions/", ""));
    expect(pages.filter((page) => page !== "README.md" && !index.includes(`](${page})`))).toEqual([]);
  });

  it("name commands that package.json has", () => {
    const { scripts } = JSON.parse(read("package.json"));
    const dead = documents.flatMap((file) =>
      [...read(file).matchAll(/npm run ([a-z][\w:-]*)/g)]
        .filter(([, name = ""]) => !(name in scripts))
        .map(([, name]) => `${file}: ${name}`),
    );
    expect(dead).toEqual([]);
  });
});
