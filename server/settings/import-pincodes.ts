import "server-only";
import { describePincodeChange, parsePincodes } from "@/lib/settings/pincode-csv";
import type { ImportAnswer } from "@/lib/settings/pincode-import";
import { importPincodeRows, listZones } from "./repository";
import { explained } from "./save-versioned";

/** The first errors of a faulty file are enough to see the cause. */
const maxProblems = 200;

/** Reads the file and returns its effects; with the dry run's result it applies them. One wrong line, and nothing is applied. */
export async function importPincodes(
  file: string,
  expected: { adds: number; changes: number } | null,
): Promise<ImportAnswer> {
  const zones = new Set((await listZones()).map(({ zone }) => zone));
  const parsed = parsePincodes(file, zones);
  if (!parsed.ok) {
    const { problems } = parsed;
    return { kind: "wrong", problems: problems.slice(0, maxProblems), count: problems.length };
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
          change: before && row ? describePincodeChange(before, row) : null,
        };
      }),
    },
  };
}
