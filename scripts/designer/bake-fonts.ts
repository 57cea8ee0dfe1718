import { writeFileSync } from "node:fs";
import { makeFontCredits } from "./font-credits";
import { makeFontPreviews } from "./font-previews";

writeFileSync("lib/designer/text/font-previews.json", `${JSON.stringify(makeFontPreviews(), null, 1)}\n`);
writeFileSync("docs/fonts.md", makeFontCredits());
