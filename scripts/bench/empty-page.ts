import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { type FirstVisit, measureFirstVisit } from "./first-visit";
import { type Scores, scorePage } from "./lighthouse";
import { type PageWeight, weighPage } from "./page-weight";

const PORT = 39218;
const FILES = {
  "app/layout.tsx":
    'export default function Layout({ children }: { children: React.ReactNode }) {\n  return <html lang="en"><body>{children}</body></html>;\n}\n',
  "app/page.tsx": "export default function Page() {\n  return <p>Empty</p>;\n}\n",
  "next.config.mjs":
    'export default { cacheComponents: true, partialPrefetching: true, turbopack: { root: "/" }, typescript: { ignoreBuildErrors: true } };\n',
  "package.json": '{ "name": "empty", "private": true }\n',
  "tsconfig.json":
    '{ "compilerOptions": { "jsx": "react-jsx", "moduleResolution": "bundler", "module": "esnext" } }\n',
};

async function waitFor(url: string): Promise<void> {
  for (let attempt = 0; attempt < 100; attempt++) {
    if (
      await fetch(url).then(
        (r) => r.ok,
        () => false,
      )
    )
      return;
    await new Promise((done) => setTimeout(done, 100));
  }
  throw new Error(`${url} did not come up`);
}

/** Builds, weighs, visits and scores an empty page of the same Next: the lower bound for every page. */
export async function measureEmptyPage(runs: number): Promise<PageWeight & FirstVisit & Scores> {
  // Outside the repository, whose middleware.ts would be built too.
  const dir = mkdtempSync(join(tmpdir(), "kapas-empty-"));
  symlinkSync(resolve("node_modules"), join(dir, "node_modules"));
  mkdirSync(join(dir, "app"), { recursive: true });
  for (const [name, text] of Object.entries(FILES)) writeFileSync(join(dir, name), text);
  const next = resolve("node_modules/next/dist/bin/next");
  execFileSync(process.execPath, [next, "build"], { cwd: dir, stdio: "pipe" });
  const server: ChildProcess = spawn(process.execPath, [next, "start", "-p", String(PORT)], {
    cwd: dir,
    stdio: "ignore",
  });
  try {
    await waitFor(`http://localhost:${PORT}/`);
    const url = `http://localhost:${PORT}/`;
    return {
      ...(await weighPage(url)),
      ...(await measureFirstVisit(url, runs)),
      ...(await scorePage(url, runs)),
    };
  } finally {
    server.kill();
    rmSync(dir, { recursive: true, force: true });
  }
}
