import type { DesignDocument, Layer } from "@/lib/designer/document";
import { type Cut, type PrintView, printAreaOf } from "@/lib/designer/printing/print-areas";
import { fitted, type ScenePart } from "@/lib/designer/templates/template";
import { templateOf } from "@/lib/designer/templates/templates";
import type { ColorSlug } from "../catalog/colors";
import { sizeOfUpload, type UploadName, uploadId } from "./uploads";

export interface SeedDesign {
  name: string;
  document: DesignDocument;
  /** A picture that its designer has uploaded. */
  upload?: UploadName;
}

interface Garment {
  cut: Cut;
  colour: ColorSlug;
}

const documentOf = (
  { cut, colour }: Garment,
  layers: Partial<Record<PrintView, Layer[]>>,
): DesignDocument => ({ v: 1, cut, colour, views: { front: [], back: [], left: [], right: [], ...layers } });

/** A template with a customer's texts: `words` maps the old text to the new one. */
export function ofTemplate(
  name: string,
  garment: Garment,
  id: string,
  words: Readonly<Record<string, string>> = {},
): SeedDesign {
  const layers = templateOf(id)?.layersFor(garment.cut);
  if (!layers) throw new Error(`there is no template ${id}`);
  const unused = new Set(Object.keys(words));
  const reword = (layer: Layer): Layer => {
    const text = layer.type === "text" ? words[layer.text] : undefined;
    if (layer.type !== "text" || text === undefined) return layer;
    unused.delete(layer.text);
    return { ...layer, text };
  };
  const { front = [], back = [] } = layers;
  const document = documentOf(garment, { front: front.map(reword), back: back.map(reword) });
  if (unused.size > 0) throw new Error(`the template ${id} does not say ${[...unused].join(", ")}`);
  return { name, document };
}

/** A design that begins with nothing, drawn on the sheet of the templates. */
export function ofParts(
  name: string,
  garment: Garment,
  parts: Partial<Record<"front" | "back", readonly ScenePart[]>>,
): SeedDesign {
  const { front = [], back = [] } = parts;
  const document = documentOf(garment, {
    front: fitted(front, garment.cut, "front"),
    back: fitted(back, garment.cut, "back"),
  });
  return { name, document };
}

/** An uploaded picture on the front, `width` mm wide, with words or drawings around it. */
export function ofUpload(
  name: string,
  garment: Garment,
  { upload, width, y }: { upload: UploadName; width: number; y: number },
  parts: readonly ScenePart[] = [],
): SeedDesign {
  const size = sizeOfUpload(upload);
  const picture: Layer = {
    ...{ id: "front-picture", name: "", type: "image", asset: uploadId(upload) },
    ...{ x: printAreaOf(garment.cut, "front").widthMm / 2, y, rot: 0, flipX: false, flipY: false },
    ...{ opacity: 1, locked: false, hidden: false, crop: { x: 0, y: 0, width: 1, height: 1 } },
    ...{ width, height: Math.round((width * size.height * 100) / size.width) / 100 },
  };
  const front = [picture, ...fitted(parts, garment.cut, "front")];
  return { name, document: documentOf(garment, { front }), upload };
}
