import "server-only";
import { createHash } from "node:crypto";
import { canonicalJson } from "@/lib/designer/canonical-json";
import { clothOf } from "@/lib/designer/cloth";
import type { DesignOwner } from "@/lib/designer/design-owner";
import type { DesignDocument } from "@/lib/designer/document";
import { isPlain, lettersOf } from "@/lib/designer/is-plain";
import { listUploadIds } from "@/lib/designer/list-upload-ids";
import { type DesignIssue, describeIssue } from "@/lib/designer/printing/design-issue";
import { type MeasuredPrint, measurePrints } from "@/lib/designer/printing/measure-prints";
import { findIssues } from "@/lib/designer/printing/preflight";
import type { FreezeDesign } from "@/lib/designer/sent-design";
import { listColors } from "@/server/catalog/repository";
import { createFairQueue } from "@/server/create-fair-queue";
import { AppError, mapRefusals } from "@/server/errors";
import { findOwnAssets } from "./asset-repository";
import { loadDesignSizes } from "./design-resources";
import { designRefusals } from "./explain-refusal";
import { queueByOwner } from "./queue-by-owner";
import { freezeVersion, type NewVersion } from "./version-repository";

/** This process measures texts: one design at a time. */
const inTurnOf = queueByOwner(
  createFairQueue({
    atOnce: 1,
    maxInAll: 60,
    maxWaitMs: 5000,
    tooManyOfOne: () =>
      new AppError("rate_limited", "Too many designs at once. Please try again in 5 seconds.", undefined, 5),
    full: () =>
      new AppError(
        "unavailable",
        "Many designs are being checked. Please try again in a minute.",
        undefined,
        60,
      ),
  }),
  { ofOwner: 2, ofAddress: 16 },
);

/** Field errors are keyed by the ids of unprintable layers, worst first. */
function refuseBlocked(issues: readonly DesignIssue[]): void {
  const blocking = issues.filter(({ level }) => level === "block");
  const words = [...new Set(blocking.map(describeIssue))].slice(0, 3);
  const layers = blocking.flatMap((issue) =>
    issue.layerId === null ? [] : [[issue.layerId, describeIssue(issue)] as const],
  );
  if (words.length > 0) throw new AppError("invalid_input", words.join(" "), Object.fromEntries(layers));
}

interface OpenedDesign {
  /** Of the uploads, by id. */
  sizes: ReadonlyMap<string, Omit<Awaited<ReturnType<typeof findOwnAssets>>[number], "id">>;
  /** #rrggbb */
  cloth: string;
}

/** Refuses another person's uploads, and a colour that is no longer sold. */
export async function openDesign(owner: DesignOwner, document: DesignDocument): Promise<OpenedDesign> {
  const uploads = listUploadIds(document);
  const [assets, colours] = await Promise.all([findOwnAssets(owner, uploads), listColors()]);
  if (assets.length !== uploads.length) throw designRefusals.asset_missing;
  const cloth = clothOf(colours, document.colour);
  if (!cloth)
    throw new AppError("invalid_input", "This colour isn't available any more. Choose another one.");
  return { sizes: new Map(assets.map(({ id, ...asset }) => [id, asset])), cloth: cloth.hex };
}

interface MeasuredDesign {
  issues: DesignIssue[];
  prints: MeasuredPrint[];
}

export async function measureDesign(
  owner: DesignOwner,
  address: string,
  document: DesignDocument,
  { sizes, cloth }: OpenedDesign,
): Promise<MeasuredDesign> {
  return inTurnOf(owner, address, async () => {
    const resources = await loadDesignSizes(document, (id) => sizes.has(id));
    const pictureSize = (id: string) => sizes.get(id) ?? null;
    return {
      issues: findIssues(document, resources, { pictureSize, cloth }),
      prints: measurePrints(document, resources),
    };
  });
}

export function toNewVersion(
  owner: DesignOwner,
  { designId, name, document }: FreezeDesign,
  { issues, prints }: MeasuredDesign,
): NewVersion {
  const sha256 = createHash("sha256").update(canonicalJson(document)).digest("hex");
  const letters = lettersOf(document);
  return {
    ...{ owner, designId, name, document, sha256, prints, issues },
    isPlain: isPlain(name, document, issues),
    wordsKey: letters ? createHash("sha256").update(letters).digest("hex") : null,
  };
}

/**
 * Stores a design as it will be printed: checked, with its prints measured here. The same design again is the same version.
 * Refuses another person's uploads, and what can't be printed.
 */
export async function freezeDesign(
  owner: DesignOwner,
  address: string,
  design: FreezeDesign,
): Promise<{ versionId: string }> {
  const opened = await openDesign(owner, design.document);
  const measured = await measureDesign(owner, address, design.document, opened);
  refuseBlocked(measured.issues);
  const version = toNewVersion(owner, design, measured);
  return { versionId: await mapRefusals(designRefusals, () => freezeVersion(version)) };
}
