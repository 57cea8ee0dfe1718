import "server-only";
import { compareSizes } from "@/lib/catalog/sort-sizes";
import { clothOf } from "@/lib/designer/cloth";
import { type DesignIssue, describeIssue } from "@/lib/designer/printing/design-issue";
import { fitsOnto, largestPrintOn } from "@/lib/designer/printing/print-areas";
import type { SidePrint } from "@/lib/designer/printing/print-price";
import type { Proof, ProofSize } from "@/lib/designer/shop";
import { teamPlacesOf, teamSideOf } from "@/lib/designer/team/team-tee";
import { getGlobalDiscount, listColors } from "@/server/catalog/queries";
import { getViewer } from "@/server/session/viewer";
import { type BlankProduct, listBlanks, readPrintPrices } from "./blank-repository";
import { readDesignOwner } from "./owner-queries";
import { pictureKeyOf } from "./sign-picture";
import { type DesignVersion, findOwnVersion } from "./version-repository";

/** Live stock and prices; null for a version that is deleted, or another person's. */
export async function getProof(versionId: string): Promise<Proof | null> {
  const owner = await readDesignOwner(await getViewer());
  const version = await findOwnVersion(owner, versionId);
  return version && proofOf(version);
}

/** The caller must have checked that the visitor may see the version. */
export async function proofOf(version: DesignVersion): Promise<Proof | null> {
  const { id: versionId } = version;
  const [blanks, prices, colours, discountPercent] = await Promise.all([
    listBlanks(),
    readPrintPrices(),
    listColors(),
    getGlobalDiscount(),
  ]);
  const { cut, colour: slug } = version.document;
  const colour = colours.find((each) => each.slug === slug);
  const cloth = clothOf(colours, slug);
  if (!colour || !cloth) return null;
  const blank = blanks.find((each) => each.cut === cut);
  // Stored by freezeDesign with this type.
  const issues = version.issues as DesignIssue[];
  return {
    versionId,
    pictureKey: pictureKeyOf(versionId),
    designId: version.designId,
    name: version.name,
    cut,
    colour: { slug, name: colour.name, ...cloth },
    prints: version.prints,
    team: teamPlacesOf(version.document),
    teamSide: teamSideOf(version.document),
    hasRights: version.rightsAcceptedAt !== null,
    notes: issues.map((issue) => ({ text: describeIssue(issue), needsYes: issue.level === "confirm" })),
    blank: blank
      ? { productId: blank.productId, name: blank.name, sizes: sizesOf(blank, slug, version.prints) }
      : null,
    prices,
    discountPercent,
  };
}

function sizesOf({ cut, variants }: BlankProduct, colour: string, prints: readonly SidePrint[]): ProofSize[] {
  return variants
    .filter(({ color }) => color === colour)
    .map(({ size, listPaise, free }) => {
      const tooLarge = prints.find((print) => !fitsOnto(print, largestPrintOn(cut, print.view, size)));
      return { size, listPaise, free, largest: tooLarge ? largestPrintOn(cut, tooLarge.view, size) : null };
    })
    .toSorted((a, b) => compareSizes(a.size, b.size));
}
