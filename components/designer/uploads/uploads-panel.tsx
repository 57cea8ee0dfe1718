import { newPictureSize } from "@/lib/designer/editor/new-picture";
import type { Upload } from "@/lib/designer/uploads";
import { useDesigner } from "../designer-context";
import { insertLayer } from "../layers/new-layer";
import { UploadPicker } from "./upload-picker";

/** The customer's pictures. Each tap adds one, whatever is selected. */
export function UploadsPanel() {
  const designer = useDesigner();
  const add = (upload: Upload) => {
    const { document, view } = designer.editing.get();
    insertLayer(designer, {
      type: "image",
      asset: upload.id,
      crop: { x: 0, y: 0, width: 1, height: 1 },
      ...newPictureSize(upload, document.cut, view),
    });
  };
  return (
    <div className="grid grid-cols-1 gap-4">
      <UploadPicker label="Upload a picture" isMultiple onPick={add} />
    </div>
  );
}
