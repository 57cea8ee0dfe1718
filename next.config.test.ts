import type { NextConfig } from "next";
import { getRedirectUrl, unstable_getResponseFromNextConfig } from "next/experimental/testing/server";
import { memoryBounds } from "./lib/limits/memory-bounds";

const { default: loadConfig } = await vi.importActual<{ default: (phase?: string) => Promise<NextConfig> }>(
  "./next.config.mjs",
);

/** Uses redirects and headers: Next's helper can't insert a query value into a rewrite. */
async function answerTo(path: string, headers: Record<string, string> = {}) {
  const { rewrites: _, ...nextConfig } = await loadConfig();
  return unstable_getResponseFromNextConfig({ url: `https://shop.test${path}`, nextConfig, headers });
}

it("the caches of a process take at most 215 MB together", async () => {
  const { nextCache, ...own } = memoryBounds;
  expect((await loadConfig()).cacheMaxMemorySize).toBe(nextCache);
  const pages = 2 * nextCache;
  expect(pages + nextCache + Object.values(own).reduce((a, b) => a + b)).toBeLessThanOrEqual(215_000_000);
});

it("/admin/dashboard redirects to the overview", async () => {
  expect(getRedirectUrl(await answerTo("/admin/dashboard"))).toBe("https://shop.test/admin");
});

it("/admin/health redirects to the health page", async () => {
  expect(getRedirectUrl(await answerTo("/admin/health"))).toBe("https://shop.test/admin/settings/health");
});

it("a client that prefers Markdown is redirected to .md", async () => {
  for (const [path, text] of [
    ["/products/panna-tee", "/products/panna-tee.md"],
    ["/products?category=mens&page=2", "/products.md?category=mens&page=2"],
    ["/blog", "/blog.md"],
    ["/terms?tab=privacy", "/terms.md?tab=privacy"],
  ] as const) {
    for (const accept of ["text/markdown", "text/markdown, text/html;q=0.5"]) {
      expect(getRedirectUrl(await answerTo(path, { accept }))).toBe(`https://shop.test${text}`);
    }
    for (const accept of ["*/*", "text/html,*/*;q=0.8", "text/html, text/markdown;q=0.5"]) {
      expect(getRedirectUrl(await answerTo(path, { accept }))).toBeNull();
    }
  }
  expect(getRedirectUrl(await answerTo("/products?q=tee", { accept: "text/markdown" }))).toBeNull();
});

it("a production build requires the key of its action ids", async () => {
  const env = vi.spyOn(process, "env", "get");
  env.mockReturnValue({ NODE_ENV: "production", APP_ENV: "production" });
  await expect(loadConfig("phase-production-build")).rejects.toThrow(
    "NEXT_SERVER_ACTIONS_ENCRYPTION_KEY is not set",
  );
  await expect(loadConfig("phase-production-server")).resolves.toBeDefined();
  env.mockRestore();
  await expect(loadConfig("phase-production-build")).resolves.toBeDefined();
});
