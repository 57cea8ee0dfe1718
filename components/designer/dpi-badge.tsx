"use client";

import { cn } from "@/components/ui/cn";
import type { ImageLayer } from "@/lib/designer/document";
import { type DpiGrade, dpiGradeOf, dpiOf } from "@/lib/designer/picture-dpi";
import { usePictureFacts } from "./uploads-store";

const looks: Record<DpiGrade, { words: string; classes: string }> = {
  excellent: { words: "very sharp", classes: "bg-success text-background" },
  good: { words: "sharp", classes: "bg-success text-background" },
  fair: { words: "fair", classes: "bg-warning-soft text-warning" },
  poor: { words: "blurred", classes: "bg-destructive text-destructive-foreground" },
  unprintable: { words: "too large to print", classes: "bg-destructive text-destructive-foreground" },
};

/** How many dots of an upload come on an inch of cloth. */
export function DpiBadge({ layer }: { layer: ImageLayer }) {
  const facts = usePictureFacts(layer.asset);
  if (!facts) return null;
  const dpi = dpiOf(layer, facts);
  const { words, classes } = looks[dpiGradeOf(dpi)];
  return (
    <span className={cn("rounded-full px-2.5 py-1", classes)}>
      {dpi} dpi, {words}
    </span>
  );
}
