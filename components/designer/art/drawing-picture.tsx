import { memo } from "react";
import type { Drawing } from "@/lib/designer/resources";
import { safeMarkup } from "@/lib/designer/scene/safe-markup";

/** A small preview of a clip-art drawing, for a picker. */
export const DrawingPicture = memo(function DrawingPicture({ drawing }: { drawing: Drawing }) {
  return (
    <svg
      viewBox={`0 0 ${drawing.width} ${drawing.height}`}
      aria-hidden="true"
      className="size-full"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: checked shapes and colours of our own drawings
      dangerouslySetInnerHTML={{ __html: safeMarkup(drawing) }}
    />
  );
});
