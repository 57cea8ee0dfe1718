import "server-only";
import type { DesignOwner } from "@/lib/designer/design-owner";
import type { DesignDocument } from "@/lib/designer/document";
import { describeIssue } from "@/lib/designer/printing/design-issue";
import { type CheckedTee, explainWords, teammateOf } from "@/lib/designer/team/check-team";
import {
  explainNoTeam,
  explainTeeIssue,
  nameTee,
  type Teammate,
  teamPlacesOf,
  teeOf,
} from "@/lib/designer/team/team-tee";
import { designRefusals } from "@/server/designs/explain-refusal";
import { measureDesign, openDesign, toNewVersion } from "@/server/designs/freeze-design";
import { type DesignVersion, findOwnVersion, freezeVersions } from "@/server/designs/version-repository";
import { AppError, mapRefusals } from "@/server/errors";

interface MeasuredTee extends Pick<CheckedTee, "problem"> {
  words: Teammate;
  document: DesignDocument;
  measured: Awaited<ReturnType<typeof measureDesign>>;
}

/** Measures each tee and finds its problems. Refuses a design that isn't the owner's. `visitor`: who waits for it, by default the owner. */
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
  for (const teammate of team) {
    const words = teammateOf(teammate, places);
    const document = teeOf(version.document, words);
    const measured = await measureDesign(visitor ?? owner, address, document, opened);
    const blocking = measured.issues.find(({ level }) => level === "block");
    const problem =
      explainWords(words)?.message ??
      explainTeeIssue(version.document, measured.issues) ??
      (blocking ? describeIssue(blocking) : null);
    tees.push({ words, document, measured, problem });
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
    throw new AppError("invalid_input", [label, refused.problem].filter(Boolean).join(": "));
  }
  const versions = tees.map(({ words, document, measured }) => {
    const name = nameTee(version.name, words);
    return toNewVersion(owner, { designId: version.designId, name, document }, measured);
  });
  const ids = await mapRefusals(designRefusals, () => freezeVersions(versions));
  return versions.map(({ name }, nr) => ({ versionId: ids[nr] ?? "", name }));
}
