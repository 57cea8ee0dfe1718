import { cn } from "@/components/ui/cn";
import type { ImageLayer } from "@/lib/designer/document";
import { type DpiGrade, dpiGradeOf, dpiOf } from "@/lib/designer/printing/picture-dpi";
import { useDesigner } from "../designer-context";
import { useStore } from "../store";
import { usePictureFacts } from "../uploads/uploads-store";

const looks: Record<DpiGrade, { words: string; classes: string }> = {
  excellent: { words: "very sharp", classes: "bg-success text-background" },
  good: { words: "sharp", classes: "bg-success text-background" },
  fair: { words: "fair", classes: "bg-warning-soft text-warning" },
  poor: { words: "blurred", classes: "bg-destructive text-destructive-foreground" },
  unprintable: { words: "too large to print", classes: "bg-destructive text-destructive-foreground" },
};

/** The print resolution of an upload in dots per inch, also during a resize. */
export function DpiBadge({ layer: committed }: { layer: ImageLayer }) {
  const { live } = useDesigner();
  const facts = usePictureFacts(committed.asset);
  const dpi = useStore(live, (moving) => {
    const layer =
      moving?.layer.id === committed.id && moving.layer.type === "image" ? moving.layer : committed;
    return facts ? dpiOf(layer, facts) : null;
  });
  if (dpi === null) return null;
  const { words, classes } = looks[dpiGradeOf(dpi)];
  return (
    <span className={cn("rounded-full px-2.5 py-1", classes)}>
      {dpi} dpi, {words}
    </span>
  );
}
