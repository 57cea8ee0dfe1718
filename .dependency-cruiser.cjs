// The import rules of docs/architecture.md. Each message names where the code belongs instead.

const NOUNS = require("./scripts/architecture/nouns.cjs");

const TEST = "\\.(test|spec)\\.tsx?$|^testing/";
const PRODUCT = "^(app|components|lib|server|middleware\\.ts|instrumentation)";
const FACES = "^server/[^/]+/([a-z-]*queries|actions|admin-actions)\\.ts$";
const ACTIONS = "^server/[^/]+/(actions|admin-actions)\\.ts$";
const REPOSITORY = "^server/[^/]+/[a-z-]*repository\\.ts$";
const NPM = "node_modules";
/** Trees of Markdown and HTML: pure functions. */
const MARKDOWN = `${NPM}/(@types/)?(remark|rehype|mdast|hast|unist)`;
/** Packages by name, installed or not. */
const npm = (names) => `(^|${NPM}/)(${names})(/|$)`;

/** One rule for each noun with higher nouns. */
function arrowsOf(folder, nouns) {
  return nouns.slice(0, -1).map((noun, index) => {
    const above = nouns.slice(index + 1);
    return {
      name: `order-of-nouns-${folder}-${noun}`,
      severity: "error",
      comment:
        `${folder}/${noun} is below ${above.join(", ")}, and a noun imports only what is below it. What both need belongs in the ` +
        `lower noun, ${folder}/${noun} or one before it; what needs both belongs in the upper one. The order stands in scripts/architecture/nouns.cjs.`,
      // The admin's components of a noun may import its patterns.
      from: { path: `^${folder}/${noun}/`, pathNot: `^components/[^/]+/admin/|${TEST}` },
      to: { path: `^${folder}/(${above.join("|")})/` },
    };
  });
}

const UNPLACED = Object.entries(NOUNS)
  .map(([folder, nouns]) => `^${folder}/(?!(?:${nouns.join("|")})/)[^/]+/`)
  .join("|");

/** @type {import("dependency-cruiser").IConfiguration} */
module.exports = {
  forbidden: [
    {
      name: "no-circular",
      severity: "error",
      comment:
        "Two files import each other, so neither can be read alone: move what both use into a third file below them.",
      from: {},
      to: { circular: true },
    },
    {
      name: "no-unresolvable",
      severity: "error",
      comment:
        "The import resolves to nothing: the file has moved, or the package is missing from package.json.",
      from: {},
      to: { couldNotResolve: true, pathNot: "^(server-only|next/font)" },
    },
    {
      name: "no-undeclared-package",
      severity: "error",
      comment:
        "The package is not in package.json and is installed only by chance: add it with `npm i --save-exact`, or do without.",
      from: {},
      to: { dependencyTypes: ["npm-no-pkg", "npm-unknown"], pathNot: "^(react|next)(/|$)" },
    },
    {
      name: "no-dev-package-in-product",
      severity: "error",
      comment:
        "A devDependency is not installed in production: move it to dependencies, or move the code to sandbox/ or scripts/.",
      from: { path: PRODUCT, pathNot: TEST },
      to: { dependencyTypes: ["npm-dev"], dependencyTypesNot: ["type-only"], pathNot: `${NPM}/@types/` },
    },
    {
      name: "product-imports-no-tests",
      severity: "error",
      comment:
        "Product code imports a test file or testing/: move what it needs beside the code that it describes.",
      from: { pathNot: TEST },
      to: { path: TEST },
    },
    {
      name: "product-imports-no-sandbox",
      severity: "error",
      comment:
        "sandbox/, supabase/, seed/, e2e/ and scripts/ are not deployed. The app reaches a stand-in by its base URL only (server/env.ts).",
      from: { path: PRODUCT, pathNot: TEST },
      to: { path: "^(sandbox|supabase|seed|e2e|scripts)/" },
    },
    {
      name: "outside-imports-lib-only",
      severity: "error",
      comment:
        "Stand-ins, the seed and journeys use the app only over HTTP and through the rules in lib/: move the shared rule to lib/<noun>.",
      from: { path: "^(sandbox|supabase|seed|testing|e2e|scripts)/", pathNot: "^supabase/tests/" },
      to: {
        path: "^(app|components|server)/|^middleware\\.ts$",
        pathNot: "^server/supabase/database\\.types\\.ts$",
      },
    },

    // nouns ----------------------------------------------------------------------------------------------------
    ...Object.entries(NOUNS).flatMap(([folder, nouns]) => arrowsOf(folder, nouns)),
    {
      name: "noun-without-a-place",
      severity: "error",
      comment:
        "This noun is not in scripts/architecture/nouns.cjs: put it above all that it needs and below all that needs it. If it fits nowhere, the code belongs to an existing noun.",
      from: { path: UNPLACED, pathNot: TEST },
      to: {},
    },

    // lib ------------------------------------------------------------------------------------------------------
    {
      name: "lib-imports-lib-only",
      severity: "error",
      comment:
        "lib/ is pure and runs anywhere: effects belong in server/<noun>, pixels in components/<noun>; pass the value in as an argument.",
      from: { path: "^lib/", pathNot: TEST },
      to: { pathNot: `^lib/|${NPM}/(zod|bidi-js|papaparse|unified)/|${MARKDOWN}` },
    },

    // components -----------------------------------------------------------------------------------------------
    {
      name: "components-get-data-by-props",
      severity: "error",
      comment:
        "A component imports only actions from server/: read in the page through server/<noun>/queries.ts and pass props; shared types belong in lib/<noun>.",
      from: { path: "^components/", pathNot: TEST },
      to: { path: "^server/", pathNot: ACTIONS },
    },
    {
      name: "components-do-not-know-urls",
      severity: "error",
      comment:
        "Only app/ imports from app/: paths are made in lib/paths.ts, shared parts live in components/.",
      from: { path: "^(components|lib|server)/" },
      to: { path: "^app/" },
    },
    {
      name: "ui-knows-no-noun",
      severity: "error",
      comment:
        "components/ui knows no product, cart or order: what needs a noun belongs in components/<noun>; of lib it imports only the root files.",
      from: { path: "^components/ui/", pathNot: TEST },
      to: { path: "^components/(?!ui/)|^lib/[^/]+/|^server/" },
    },
    {
      name: "no-backend-in-the-browser",
      severity: "error",
      comment:
        "No Supabase, next-auth or Razorpay client runs in the browser: sessions are HttpOnly. Use an action or a route handler.",
      from: { path: "^components/" },
      to: { path: npm("@supabase|next-auth|razorpay|pino") },
    },

    {
      name: "no-back-office-in-the-shop",
      severity: "error",
      comment:
        "A shopper never downloads the back office: what both need belongs in components/ui or in the noun's own folder.",
      from: {
        path: "^app/(?!admin/)|^components/(?!admin/|lists/|staff-jobs/|staff/|[^/]+/admin/)",
        pathNot: TEST,
      },
      to: {
        path: `^components/(admin|lists|staff-jobs|[^/]+/admin)/|${npm(
          "@tanstack|recharts|react-day-picker|@dnd-kit|papaparse|react-hook-form|@hookform|cmdk",
        )}`,
      },
    },

    // app ------------------------------------------------------------------------------------------------------
    {
      name: "pages-ask-queries-and-actions",
      severity: "error",
      comment:
        "A page only wires: read through server/<noun>/queries.ts, write through actions.ts. Rules belong in lib/<noun>, SQL in a repository.",
      from: { path: "^app/", pathNot: `route\\.tsx?$|${TEST}` },
      to: { path: "^server/", pathNot: `${FACES}|^server/clock\\.ts$` },
    },
    {
      name: "route-handlers-stay-thin",
      severity: "error",
      comment:
        "A route handler is defineRoute + one query or use-case: a table, an RPC or an outside service belongs behind server/<noun>/repository.ts or server/integrations.",
      from: { path: "^app/.+route\\.tsx?$" },
      to: { path: `${REPOSITORY}|^server/(supabase|integrations)/` },
    },
    {
      name: "app-names-no-backend",
      severity: "error",
      comment: "app/ imports no database and no gateway client: go through server/<noun>.",
      from: { path: "^app/" },
      to: { path: npm("@supabase|razorpay|pg") },
    },
    {
      name: "next-auth-stays-in-auth",
      severity: "error",
      comment:
        "next-auth does one job, the sign-in with Google: only server/auth and its route handler import it.",
      from: { pathNot: "^server/auth/|^app/api/auth/" },
      to: { path: npm("next-auth") },
    },

    // server ---------------------------------------------------------------------------------------------------
    {
      name: "repositories-own-the-database",
      severity: "error",
      comment:
        "Only server/<noun>/repository.ts (and server/auth) names a table or an RPC: move the query there and return a domain type of lib/<noun>.",
      from: { path: "^server/", pathNot: `${REPOSITORY}|^server/(supabase|session|auth)/|${TEST}` },
      to: { path: "^server/supabase/" },
    },
    {
      name: "supabase-clients-have-one-home",
      severity: "error",
      comment:
        "Supabase clients are made in server/supabase, one per trust level; only server/session and server/auth use them directly.",
      from: { path: PRODUCT, pathNot: `^server/(supabase|session|auth)/|^middleware\\.ts$|${TEST}` },
      to: { path: npm("@supabase") },
    },
    {
      name: "secret-key-where-no-viewer-is",
      severity: "error",
      comment:
        "serviceClient() bypasses RLS: it is for checkout RPCs, webhooks and jobs. Elsewhere use publicClient() or viewerClient().",
      from: {
        pathNot: `^server/(supabase|auth|limits|mail-preferences|reminders|pricing|designs|ai-art|submissions|reviews|checkout|groups|subscriptions|referrals|fulfilment|returns|invoices|orders|payments|staff|staff-jobs|settings|products|inventory|outbox|contact|privacy|leads|consent|analytics|jobs|health|storefront|blog|marketing|crawlers|seo|error-reports)/|${TEST}`,
      },
      to: { path: "^server/supabase/service-client\\.ts$" },
    },
    {
      name: "repositories-are-the-floor",
      severity: "error",
      comment:
        "A repository maps rows and nothing else: what needs another noun, a gateway or a rule is a use-case, server/<noun>/<verb>-<noun>.ts.",
      from: { path: REPOSITORY },
      to: { path: "^server/", pathNot: "^server/supabase/|^server/(env|errors|log|cache|clock|row)\\.ts$" },
    },
    {
      name: "use-cases-do-not-look-up",
      severity: "error",
      comment:
        "Actions, webhooks, jobs and tests share a use-case: it takes actor and clock as arguments and knows no action, query or request.",
      from: {
        path: "^server/[^/]+/[^/]+\\.ts$",
        pathNot: `${FACES}|^server/(supabase|http|next|limits|session|gate|auth|integrations)/|${TEST}`,
      },
      to: { path: `${FACES}|^server/(http|session|gate)/|${NPM}/next/(headers|navigation)` },
    },
    {
      name: "queries-do-not-write",
      severity: "error",
      comment: "queries.ts only reads for pages: a write belongs in an action.",
      from: { path: "^server/[^/]+/[a-z-]*queries\\.ts$" },
      to: { path: ACTIONS },
    },
    {
      name: "plumbing-knows-no-noun",
      severity: "error",
      comment: "server's root files are below all nouns: pass what they need as an argument.",
      from: { path: "^server/[^/]+\\.ts$", pathNot: TEST },
      to: { path: "^server/[^/]+/" },
    },
    {
      name: "integrations-have-no-business-words",
      severity: "error",
      comment:
        "A client of an outside service uses only that service's words: translate in the use-case that calls it.",
      from: { path: "^server/integrations/", pathNot: TEST },
      to: { path: "^server/[^/]+/(?<!integrations/)|^lib/[^/]+/" },
    },
  ],
  options: {
    // TypeScript 7 has no JS API for dependency-cruiser to parse with; swc sees type imports too.
    parser: "swc",
    tsConfig: { fileName: "tsconfig.json" },
    doNotFollow: { path: NPM },
    exclude: { path: "(^|/)(\\.next|\\.sandbox)[^/]*/" },
    enhancedResolveOptions: {
      exportsFields: ["exports"],
      conditionNames: ["import", "require", "node", "default", "types"],
      mainFields: ["module", "main", "types"],
    },
    reporterOptions: { text: { highlightFocused: true } },
  },
};
