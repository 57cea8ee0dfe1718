import "server-only";
import { createHash } from "node:crypto";
import { canonicalJson } from "@/lib/canonical-json";
import { clothOf } from "@/lib/designer/cloth";
import { type DesignIssue, describeIssue } from "@/lib/designer/design-issue";
import type { DesignOwner } from "@/lib/designer/design-owner";
import { isPlain, lettersOf } from "@/lib/designer/is-plain";
import { measurePrints } from "@/lib/designer/measure-prints";
import { findIssues } from "@/lib/designer/preflight";
import type { FreezeDesign } from "@/lib/designer/saved-design";
import { uploadsOf } from "@/lib/designer/uploads-of";
import { listColors } from "@/server/catalog/repository";
import { AppError, inWords } from "@/server/errors";
import { findOwnAssets } from "./asset-repository";
import { openDesignResources } from "./design-resources";
import { designRefusals } from "./explain-refusal";
import { freezeVersion } from "./version-repository";

function refuseBlocked(issues: readonly DesignIssue[]): void {
  const blocking = issues.filter(({ level }) => level === "block");
  const words = [...new Set(blocking.map(describeIssue))].slice(0, 3);
  if (words.length > 0) throw new AppError("invalid_input", words.join(" "));
}

/**
 * Keeps a design as it will be printed: checked, with what it prints measured here. The same design again is the same
 * version. Refuses uploads of somebody else, and what can't be printed.
 */
export async function freezeDesign(
  owner: DesignOwner,
  { designId, name, document }: FreezeDesign,
): Promise<{ versionId: string }> {
  const uploads = uploadsOf(document);
  const [assets, colours] = await Promise.all([findOwnAssets(owner, uploads), listColors()]);
  if (assets.length !== uploads.length) throw designRefusals.asset_missing;
  const cloth = clothOf(colours, document.colour);
  if (!cloth)
    throw new AppError("invalid_input", "This colour is not made any more. Please choose another one.");
  const sizes = new Map(assets.map(({ id, ...asset }) => [id, asset]));
  const opened = await openDesignResources(document, async () => null);
  // To measure a picture its size is enough.
  const resources = { ...opened, imageHref: (id: string) => (sizes.has(id) ? "data:," : null) };
  const issues = findIssues(document, resources, {
    pictureSize: (id) => sizes.get(id) ?? null,
    cloth: cloth.hex,
  });
  refuseBlocked(issues);
  const sha256 = createHash("sha256").update(canonicalJson(document)).digest("hex");
  const prints = measurePrints(document, resources);
  const letters = lettersOf(document);
  const version = {
    ...{ owner, designId, name, document, sha256, prints, issues },
    isPlain: isPlain(name, document, issues),
    wordsKey: letters ? createHash("sha256").update(letters).digest("hex") : null,
  };
  return { versionId: await inWords(designRefusals, () => freezeVersion(version)) };
}
