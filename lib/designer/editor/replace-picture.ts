import type { Layer } from "../document";
import type { Upload } from "../uploads";
import type { Size } from "./geometry";

/** Another upload within the box of the previous one, uncropped and centred. Other layers stay unchanged. */
export function replacePicture(layer: Layer, upload: Pick<Upload, "id"> & Size): Layer {
  if (layer.type !== "image") return layer;
  const factor = Math.min(layer.width / upload.width, layer.height / upload.height);
  return {
    ...layer,
    asset: upload.id,
    crop: { x: 0, y: 0, width: 1, height: 1 },
    width: upload.width * factor,
    height: upload.height * factor,
  };
}
