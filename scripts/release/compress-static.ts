import { globSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants } from "node:zlib";

// Runs after `npm run build`: beside each script and stylesheet lies its Brotli form, which
// server/next/compress-answers.ts sends. Needs only Node, as retain-static.ts.

const smallest = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } };

const paths = globSync("**/*.{js,css}", { cwd: ".next/static" }).map((name) => join(".next/static", name));
await Promise.all(
  paths.map(async (path) => {
    writeFileSync(`${path}.br`, await promisify(brotliCompress)(readFileSync(path), smallest));
  }),
);
