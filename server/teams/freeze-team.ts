import "server-only";
import type { DesignOwner } from "@/lib/designer/design-owner";
import type { DesignDocument } from "@/lib/designer/document";
import { describeIssue } from "@/lib/designer/printing/design-issue";
import { customPriceOf, type SidePrint } from "@/lib/designer/printing/print-price";
import { type CheckedTee, explainWords, teammateOf } from "@/lib/designer/team/check-team";
import {
  explainNoTeam,
  explainTeeIssue,
  nameTee,
  smallerWords,
  type Teammate,
  teamPlacesOf,
  teeOf,
  tooLong,
} from "@/lib/designer/team/team-tee";
import { asPaise } from "@/lib/money";
import { readPrintPrices } from "@/server/designs/blank-repository";
import { designRefusals } from "@/server/designs/explain-refusal";
import { measureDesign, openDesign, toNewVersion } from "@/server/designs/freeze-design";
import { type DesignVersion, findOwnVersion, freezeVersions } from "@/server/designs/version-repository";
import { AppError, mapRefusals } from "@/server/errors";

interface MeasuredTee extends Pick<CheckedTee, "problem"> {
  words: Teammate;
  document: DesignDocument;
  measured: Awaited<ReturnType<typeof measureDesign>>;
}

/** Measures each tee and finds its problems: one price for all, so long words are set smaller, and refused when they'd cost more. Refuses a design that isn't the owner's. `visitor`: who waits for it, by default the owner. */
async function measureTeam(
  owner: DesignOwner | null,
  address: string,
  versionId: string,
  team: readonly Teammate[],
  visitor: DesignOwner | null = owner,
): Promise<{ owner: DesignOwner; version: DesignVersion; tees: MeasuredTee[] }> {
  const version = await findOwnVersion(owner, versionId);
  if (!owner || !version) throw designRefusals.not_found;
  const refused = explainNoTeam(version.document);
  const places = teamPlacesOf(version.document);
  if (refused || !places) throw new AppError("invalid_input", refused ?? undefined);
  const opened = await openDesign(owner, version.document);
  const tees: MeasuredTee[] = [];
  const prices = await readPrintPrices();
  const printPaise = (prints: readonly SidePrint[]) =>
    customPriceOf(prices, asPaise(0), prints, 1).printPaise;
  const mostPaise = printPaise(version.prints);
  const measureTee = async (words: Teammate, scale = 1): Promise<MeasuredTee> => {
    const document = teeOf(version.document, words, scale);
    const measured = await measureDesign(visitor ?? owner, address, document, opened);
    const blocking = measured.issues.find(({ level }) => level === "block");
    const problem =
      explainWords(words)?.message ??
      explainTeeIssue(version.document, measured.issues) ??
      (printPaise(measured.prints) > mostPaise ? tooLong : null) ??
      (blocking ? describeIssue(blocking) : null);
    return { words, document, measured, problem };
  };
  for (const teammate of team) {
    const words = teammateOf(teammate, places);
    let tee = await measureTee(words);
    for (const scale of smallerWords) {
      if (tee.problem !== tooLong) break;
      tee = await measureTee(words, scale);
    }
    tees.push(tee);
  }
  return { owner, version, tees };
}

export async function checkTeam(...asked: Parameters<typeof measureTeam>): Promise<CheckedTee[]> {
  const { tees } = await measureTeam(...asked);
  return tees.map(({ problem, measured }) => ({ problem, prints: measured.prints }));
}

/** One version for each tee, in the order of the team; nothing is stored when one can't be printed. */
export async function freezeTeam(
  ...asked: Parameters<typeof measureTeam>
): Promise<{ versionId: string; name: string }[]> {
  const { owner, version, tees } = await measureTeam(...asked);
  const refused = tees.find(({ problem }) => problem !== null);
  if (refused) {
    const label = [refused.words.name, refused.words.number].filter(Boolean).join(" ");
    const message = [label, refused.problem].filter(Boolean).join(": ");
    throw new AppError("invalid_input", message, {
      [refused.words.name ? "name" : "number"]: refused.problem ?? message,
    });
  }
  const versions = tees.map(({ words, document, measured }) => {
    const name = nameTee(version.name, words);
    return toNewVersion(owner, { designId: version.designId, name, document }, measured);
  });
  const ids = await mapRefusals(designRefusals, () => freezeVersions(versions));
  return versions.map(({ name }, nr) => ({ versionId: ids[nr] ?? "", name }));
}
