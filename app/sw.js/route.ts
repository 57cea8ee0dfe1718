import { buildSync } from "esbuild";
import { builtAt } from "@/server/env";

/** The service worker, bundled once, while the shop is built. */
export function GET(): Response {
  const { outputFiles } = buildSync({
    entryPoints: ["app/sw.js/service-worker.ts"],
    bundle: true,
    minify: true,
    write: false,
    define: { BUILT_AT: JSON.stringify(builtAt()) },
  });
  return new Response(outputFiles[0]?.text, {
    headers: { "content-type": "text/javascript; charset=utf-8" },
  });
}
