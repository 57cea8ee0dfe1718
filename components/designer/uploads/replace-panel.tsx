import { replacePicture } from "@/lib/designer/editor/replace-picture";
import type { Upload } from "@/lib/designer/uploads";
import { useDesigner } from "../designer-context";
import { useSelected } from "../layers/use-selected";
import { useIsWide } from "../use-is-wide";
import { UploadPicker } from "./upload-picker";

/** Replaces the selected picture with another one. */
export function ReplacePanel() {
  const { changeLayer, panel } = useDesigner();
  const selected = useSelected();
  // On a wide desktop the settings are in the right column.
  const isWide = useIsWide();
  if (selected?.type !== "image")
    return (
      <p className="text-muted-foreground text-sm">Select the picture on the tee that you want to replace.</p>
    );
  const replace = (upload: Upload) => {
    changeLayer(selected.id, "Replace picture", (now) => replacePicture(now, upload));
    if (panel.get() === "replace") panel.set(isWide ? null : "edit");
  };
  return (
    <div className="grid grid-cols-1 gap-4">
      <p className="text-sm">Choose a picture to replace the selected one.</p>
      <UploadPicker label="Upload another picture" isMultiple={false} onPick={replace} />
    </div>
  );
}
