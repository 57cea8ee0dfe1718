import { execFileSync, spawn } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";

const PORT = 39218;
/** The empty page, and the least that the journeys of clicks.ts need. */
const FILES = {
  "app/layout.tsx":
    'export default function Layout({ children }: { children: React.ReactNode }) {\n  return <html lang="en"><body>{children}</body></html>;\n}\n',
  "app/page.tsx": "export default function Page() {\n  return <p>Empty</p>;\n}\n",
  "app/products/page.tsx":
    'import Link from "next/link";\nexport default function Page() {\n  return <main><h1>List</h1><h2><Link href="/products/empty-1">Product</Link></h2></main>;\n}\n',
  "app/products/empty-1/page.tsx":
    '"use client";\nimport Link from "next/link";\nimport { useState } from "react";\nexport default function Page() {\n  const [isAdded, setIsAdded] = useState(false);\n  return <main><h1>Product</h1><form><input type="radio" data-size="" /><p data-buy-button=""><button type="button" onClick={() => setIsAdded(true)}>Add</button></p>{isAdded && <Link href="/cart">Cart</Link>}</form></main>;\n}\n',
  "app/cart/page.tsx": "export default function Page() {\n  return <main><h1>Cart</h1></main>;\n}\n",
  "next.config.mjs":
    'export default { cacheComponents: true, partialPrefetching: true, turbopack: { root: "/" }, typescript: { ignoreBuildErrors: true } };\n',
  "package.json": '{ "name": "empty", "private": true }\n',
  "tsconfig.json":
    '{ "compilerOptions": { "jsx": "react-jsx", "moduleResolution": "bundler", "module": "esnext" } }\n',
};

/** Builds and starts an app of the same Next with empty pages: the lower bound for every page. */
export function startEmptyPage(): { url: string; stop: () => void } {
  // Outside the repository, whose middleware.ts would be built too.
  const dir = mkdtempSync(join(tmpdir(), "kapas-empty-"));
  symlinkSync(resolve("node_modules"), join(dir, "node_modules"));
  for (const [name, text] of Object.entries(FILES)) {
    mkdirSync(dirname(join(dir, name)), { recursive: true });
    writeFileSync(join(dir, name), text);
  }
  const next = resolve("node_modules/next/dist/bin/next");
  execFileSync(process.execPath, [next, "build"], { cwd: dir, stdio: "pipe" });
  const server = spawn(process.execPath, [next, "start", "-p", String(PORT)], { cwd: dir, stdio: "ignore" });
  const stop = () => {
    server.kill();
    rmSync(dir, { recursive: true, force: true });
  };
  return { url: `http://localhost:${PORT}`, stop };
}
