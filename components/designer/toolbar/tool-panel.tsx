import type { KeyboardEvent } from "react";
import { CloseIcon } from "@/components/ui/frame-icons";
import { Spinner } from "@/components/ui/spinner";
import { type Designer, type Panel, useDesigner } from "../designer-context";
import { makeLazyPanel } from "../lazy-panel";
import { useStore } from "../store";
import { toolNames } from "./tool-rail";

// Each loads when it is first opened, so the editor itself stays small.
const panels = {
  product: makeLazyPanel(async () => (await import("../product-panel")).ProductPanel),
  text: makeLazyPanel(async () => (await import("../properties/text-panel")).TextPanel),
  uploads: makeLazyPanel(async () => (await import("../uploads/uploads-panel")).UploadsPanel),
  art: makeLazyPanel(async () => (await import("../art/art-panel")).ArtPanel),
  templates: makeLazyPanel(async () => (await import("../art/templates-panel")).TemplatesPanel),
  patterns: makeLazyPanel(async () => (await import("../art/patterns-panel")).PatternsPanel),
  ai: makeLazyPanel(async () => (await import("../art/ai-panel")).AiPanel),
  layers: makeLazyPanel(async () => (await import("../layers/layers-panel")).LayersPanel),
  replace: makeLazyPanel(async () => (await import("../uploads/replace-panel")).ReplacePanel),
  issues: makeLazyPanel(async () => (await import("../issues-panel")).IssuesPanel),
  edit: makeLazyPanel(async () => (await import("../properties/edit-panel")).EditPanel),
} satisfies Record<Panel, unknown>;

/** The open tool: a column on a desktop, half a screen at the bottom of a phone. */
export function ToolPanel() {
  const designer = useDesigner();
  const open = useStore(designer.panel, (value) => value);
  if (open === null) return null;
  const Opened = panels[open];
  const title = titles[open];
  const close = () => closePanel(designer);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== "Escape" || event.defaultPrevented || event.nativeEvent.isComposing) return;
    event.preventDefault();
    close();
  };
  return (
    <section
      aria-label={title}
      data-part="panel"
      onKeyDown={onKeyDown}
      className="flex min-h-0 flex-col bg-background max-md:order-4 max-md:h-[40svh] max-md:border-t max-md:shadow-float max-md:[--from-y:2rem] max-md:motion-safe:animate-[sheet-in_180ms_var(--ease-out)] md:border-r"
    >
      <header className="flex min-h-12 items-center border-b pl-4">
        <h2 className="flex-1 font-semibold">{title}</h2>
        <button
          type="button"
          aria-label={`Close ${title}`}
          onClick={close}
          className="grid size-12 place-items-center rounded-sm hover:bg-accent"
        >
          <CloseIcon className="size-5" />
        </button>
      </header>
      <div className="min-h-0 flex-1 overflow-y-auto overscroll-contain p-4">
        <Opened key={open} fallback={<Spinner className="mx-auto mt-8 size-6" />} />
      </div>
    </section>
  );
}

export function closePanel({ panel }: Designer): void {
  const open = panel.get();
  panel.set(null);
  if (open !== null) focusOpener(open);
}

/** The button that opened a panel takes the focus back. On a phone it reappears once the panel is closed. */
function focusOpener(panel: Panel): void {
  requestAnimationFrame(() =>
    document.querySelector<HTMLElement>(`[data-opens~="${panel}"]`)?.focus({ preventScroll: true }),
  );
}

const titles: Record<Panel, string> = {
  ...toolNames,
  edit: "Edit",
  replace: "Replace picture",
  issues: "Print check",
};
