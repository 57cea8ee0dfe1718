import { cpSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { gatewayOf, type Ports, portsSchema, siteOf } from "./places";

/** Source maps are half of a build, and no test reads them. */
const isOfBuild = (source: string) => !/[\\/]\.next[\\/](cache|dev)([\\/]|$)|\.map$/.test(source);
const isText = (name: string) => /\.(js|mjs|json|html|rsc|body|meta|txt|xml|css)$/.test(name);

/** Files that `next start` needs beside the build. */
const BESIDE = ["fonts", "node_modules", "next.config.mjs", "package.json", "public", "server"];

const BUILT_FOR = "built-for.json";

/** A file in `.next` that records which place its addresses belong to. */
export function markBuild(ports: Ports): void {
  writeFileSync(resolve(".next", BUILT_FOR), JSON.stringify(ports));
}

const builtIn = (clusterDir: string) => join(clusterDir, "built");

/** Copies the build in `.next` into the folder of a cluster: another run may rebuild while this one continues. */
export function takeBuild(clusterDir: string): void {
  cpSync(resolve(".next"), builtIn(clusterDir), { recursive: true, filter: isOfBuild });
}

/**
 * A copy of the build for a shop at another place: replaces the addresses that Next has inlined with others
 * of the same length, so that byte counts stay right.
 */
export function moveBuild(clusterDir: string, dir: string, to: Ports): void {
  cpSync(builtIn(clusterDir), join(dir, ".next"), { recursive: true });
  const from = portsSchema.element.parse(JSON.parse(readFileSync(join(dir, ".next", BUILT_FOR), "utf8")));
  for (const name of BESIDE) symlinkSync(resolve(name), join(dir, name));
  const pairs = [siteOf, gatewayOf].map((of): [string, string] => [of(from), of(to)]);
  if (pairs.every(([old, next]) => old === next)) return;
  for (const entry of readdirSync(join(dir, ".next"), { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || !isText(entry.name)) continue;
    const path = join(entry.parentPath, entry.name);
    const bytes = readFileSync(path);
    if (!pairs.some(([old]) => bytes.includes(old))) continue;
    const text = pairs.reduce((done, [old, next]) => done.replaceAll(old, next), bytes.toString("latin1"));
    writeFileSync(path, text, "latin1");
    rmSync(`${path}.br`, { force: true });
  }
}
