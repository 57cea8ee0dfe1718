import { readFileSync, writeFileSync } from "node:fs";
import { PHASE_PRODUCTION_BUILD } from "next/constants";
import loadConfig from "../../next.config.mjs";
import { listPaths, MIDDLEWARE, PATHS, withSegments } from "./list-paths.ts";

// `npm run paths`: run it after adding or removing a page, a file of public/ or a rule of next.config.mjs.

const paths = await listPaths(await loadConfig(PHASE_PRODUCTION_BUILD));
writeFileSync(PATHS, `${JSON.stringify(paths, null, 2)}\n`);
writeFileSync(MIDDLEWARE, withSegments(readFileSync(MIDDLEWARE, "utf8"), paths.segments));
