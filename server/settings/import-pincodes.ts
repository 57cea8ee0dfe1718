import "server-only";
import { parsePincodes, tellChange } from "@/lib/settings/pincode-csv";
import type { ImportAnswer } from "@/lib/settings/pincode-import";
import { importPincodeRows, listZones } from "./repository";
import { explained } from "./save-versioned";

/** Of a file that is wrong throughout, the first lines are enough to see why. */
const mostProblems = 200;

/** Reads the file and tells what it would do; with what the dry run told it is done. One wrong line, and nothing is. */
export async function importPincodes(
  file: string,
  expected: { adds: number; changes: number } | null,
): Promise<ImportAnswer> {
  const zones = new Set((await listZones()).map(({ zone }) => zone));
  const parsed = parsePincodes(file, zones);
  if (!parsed.ok) {
    const { problems } = parsed;
    return { kind: "wrong", problems: problems.slice(0, mostProblems), count: problems.length };
  }
  const { steps, ...numbers } = await explained(() => importPincodeRows(parsed.rows, expected));
  const after = new Map(parsed.rows.map((row) => [row.pincode, row]));
  return {
    kind: expected ? "done" : "plan",
    plan: {
      ...numbers,
      steps: steps.map(({ pincode, before }) => {
        const row = after.get(pincode);
        return {
          line: parsed.lineOf.get(pincode) ?? 0,
          pincode,
          change: before && row ? tellChange(before, row) : null,
        };
      }),
    },
  };
}
