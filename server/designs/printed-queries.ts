import "server-only";
import { clothOf, whiteCloth } from "@/lib/designer/cloth";
import type { PrintedDesign } from "@/lib/designer/shop";
import { listColors } from "@/server/catalog/queries";
import { pictureKeyOf } from "./sign-picture";
import { findVersions } from "./version-repository";

/** The prints of an order's custom items. The caller must have checked that the visitor may see the order. */
export async function listPrintedDesigns(versionIds: readonly string[]): Promise<PrintedDesign[]> {
  if (versionIds.length === 0) return [];
  const [versions, colours] = await Promise.all([findVersions(versionIds), listColors()]);
  return versions.map(({ id, name, document, prints }) => {
    const { cut, colour: slug } = document;
    const colour = colours.find((each) => each.slug === slug);
    const cloth = clothOf(colours, slug) ?? whiteCloth;
    return {
      ...{ versionId: id, pictureKey: pictureKeyOf(id), name, cut, prints },
      colour: { slug, name: colour?.name ?? slug, ...cloth },
    };
  });
}
