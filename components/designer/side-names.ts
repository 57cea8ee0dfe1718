import type { PrintView } from "@/lib/designer/printing/print-areas";

export const sideNames: Record<PrintView, string> = {
  front: "Front",
  back: "Back",
  left: "Left sleeve",
  right: "Right sleeve",
};
