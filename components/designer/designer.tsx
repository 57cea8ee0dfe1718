"use client";

import { useCallback, useEffect, useRef, useState } from "react";
import { useSessionUser } from "@/components/auth/session-store";
import { cn } from "@/components/ui/cn";
import { AlertIcon, CheckIcon } from "@/components/ui/form-icons";
import { CloseIcon, MenuIcon } from "@/components/ui/frame-icons";
import { Spinner } from "@/components/ui/spinner";
import { dismissToast } from "@/components/ui/toast-store";
import { useDeferredModule } from "@/components/ui/use-deferred-module";
import { layerFrame } from "@/lib/designer/editor/layer-size";
import { countLayers } from "@/lib/designer/editor/layers";
import { describeLayer } from "@/lib/designer/editor/name-layer";
import { type PrintView, printAreaOf, printViews } from "@/lib/designer/printing/print-areas";
import type { DesignerShop } from "@/lib/designer/shop";
import { Stage } from "./canvas/stage";
import { ZoomBar } from "./canvas/zoom-bar";
import { createDesigner } from "./create-designer";
import { DesignerContext, type Designer as DesignerModel, useDesigner } from "./designer-context";
import { useSelected } from "./layers/use-selected";
import { makeLazyPanel } from "./lazy-panel";
import { openSettings } from "./open-settings";
import { sideNames } from "./side-names";
import { useStore } from "./store";
import { ToolRail } from "./toolbar/tool-rail";
import { TopBar } from "./toolbar/top-bar";
import { type Interactions, useInteractions } from "./use-interactions";
import { useIsWide } from "./use-is-wide";

const loadHelp = () => import("./help-dialog");
const loadConflict = () => import("./drafts/conflict-dialog");

interface DesignerProps {
  shop: DesignerShop;
  /** Whether AI art is available in this shop. */
  hasAiArt: boolean;
}

/** The editor. The server renders it completely, so that a tee is visible before any script runs. */
export function Designer(beginning: DesignerProps) {
  // Once: an action that sets a cookie renders the page again, with the same data in new objects.
  const [designer] = useState(() => createDesigner(beginning));
  const root = useRef<HTMLElement>(null);
  const [isHelpOpen, setHelpOpen] = useState(false);
  const openHelp = useCallback(() => setHelpOpen(true), []);
  const closeHelp = useCallback(() => setHelpOpen(false), []);
  const hasPanel = useStore(designer.panel, (panel) => panel !== null);
  const hasConflict = useStore(designer.conflict, (found) => found !== null);
  const help = useDeferredModule(loadHelp, isHelpOpen);
  const choice = useDeferredModule(loadConflict, hasConflict);
  useOpening(designer);
  const hands = useInteractions(designer);
  return (
    <DesignerContext value={designer}>
      <section
        ref={root}
        aria-label="Designer"
        aria-busy={!hands}
        tabIndex={-1}
        data-part="designer"
        className={`folds-header flex h-[calc(100svh-var(--header-height)-(--spacing(11)))] min-h-120 flex-col border-b bg-background outline-none md:grid md:min-h-144 md:grid-rows-[auto_minmax(0,1fr)] ${hasPanel ? "md:grid-cols-[auto_18rem_minmax(0,1fr)] lg:grid-cols-[auto_19rem_minmax(0,1fr)_18rem]" : "md:grid-cols-[auto_minmax(0,1fr)] lg:grid-cols-[auto_minmax(0,1fr)_18rem]"}`}
      >
        <TopBar openHelp={openHelp} />
        <ToolRail />
        {hands ? <hands.ToolPanel /> : null}
        <div className="relative flex min-h-0 min-w-0 flex-1 flex-col max-md:order-1">
          {hands ? <hands.StartChoices /> : null}
          {/* Where the shop's header is folded away, the focus brings it back. */}
          <button
            type="button"
            aria-label="Shop menu and cart"
            onClick={() => document.querySelector<HTMLElement>("header")?.focus()}
            className="header-opener"
          >
            <MenuIcon />
          </button>
          <StageKeys />
          <div className="min-h-0 flex-1">
            <Stage hands={hands} />
          </div>
          <EditorNotes hands={hands} />
          <div className="flex flex-wrap items-center justify-center gap-2 border-t bg-card px-2 md:justify-between md:px-4">
            <ViewsBar />
            <div className="flex items-center">
              <IssuesButton />
              <div className="max-md:hidden">
                <ZoomBar />
              </div>
            </div>
          </div>
        </div>
        <SideColumn />
        {hands && !hasPanel ? <hands.ToolStrip /> : null}
        {hands ? <hands.Shortcuts root={root} openHelp={openHelp} /> : null}
      </section>
      <Spoken />
      {help ? <help.HelpDialog isOpen={isHelpOpen} onClose={closeHelp} /> : null}
      {choice ? <choice.ConflictDialog /> : null}
    </DesignerContext>
  );
}

/** Announcements for screen readers; a separate component, because it changes with every snap line. */
function Spoken() {
  const { spoken } = useDesigner();
  return (
    <p role="status" className="sr-only" data-part="spoken">
      {useStore(spoken, (text) => text)}
    </p>
  );
}

const SideLayers = makeLazyPanel(async () => {
  const { LayersList } = await import("./layers/layers-list");
  return () => <LayersList id="side-layers" />;
});
const EditPanel = makeLazyPanel(async () => (await import("./properties/edit-panel")).EditPanel);

/** The right column of a wide desktop: the layers, and the selected layer's settings. */
function SideColumn() {
  const hasSelection = useSelected() !== null;
  // Narrow screens have the same in a panel; two copies would confuse screen readers.
  const isWide = useIsWide();
  return (
    <aside
      aria-label="Layers and settings"
      className="hidden min-h-0 flex-col overflow-y-auto border-l lg:flex"
    >
      {isWide ? (
        <>
          <div className="border-b p-4">
            <h2 className="mb-2 font-semibold">Layers</h2>
            <SideLayers />
          </div>
          {hasSelection ? (
            <div className="p-4">
              <EditPanel fallback={<Spinner className="mx-auto mt-8 size-6" />} />
            </div>
          ) : null}
        </>
      ) : null}
    </aside>
  );
}

/** A Tab stop per layer: the focused one is selected, arrows move it, Enter edits it. */
function StageKeys() {
  const designer = useDesigner();
  const { editing, parts, select } = designer;
  const view = useStore(editing, (value) => value.view);
  const layers = useStore(editing, ({ document }) => document.views[view]);
  const cut = useStore(editing, ({ document }) => document.cut);
  const selectedId = useStore(editing, (value) => value.selectedId);
  const resources = useStore(parts, (value) => value.resources);
  const area = printAreaOf(cut, view);
  return (
    <fieldset className="sr-only" aria-label={`${sideNames[view]}: arrow keys move the focused layer`}>
      {layers.map((layer, index) => (
        <button
          key={layer.id}
          type="button"
          data-layer-key={layer.id}
          aria-pressed={layer.id === selectedId}
          aria-label={describeLayer(layer, layerFrame(layer, resources), area, {
            number: index + 1,
            count: layers.length,
          })}
          onFocus={() => select(layer.id)}
          onClick={() => {
            select(layer.id);
            openSettings(designer, layer.id);
          }}
        />
      ))}
    </fieldset>
  );
}

const loadCheck = () => import("./issues-check");

/** The number of print problems; opens the list. An empty tee has none; the rules load with the first change. */
function IssuesButton() {
  const { editing, issues, panel } = useDesigner();
  const [opened] = useState(() => editing.get().document);
  const isChanged = useStore(editing, ({ document }) => document !== opened);
  const isOpen = useStore(panel, (open) => open === "issues");
  const isEmpty = useStore(editing, ({ document }) => countLayers(document) === 0);
  const all = useStore(issues, (value) => value);
  // A blank shirt isn't a print problem: Next explains that a print is needed.
  const found = all?.filter(({ code }) => code !== "blank") ?? [];
  const isBlank = found.length === 0 && (isEmpty || (all !== null && all.length > 0));
  const isChecking = all === null && !isEmpty;
  const check = useDeferredModule(loadCheck, isChanged || isOpen);
  const count = found.length;
  const words = isBlank
    ? "Nothing to print yet"
    : isChecking
      ? "Checking…"
      : count === 0
        ? "Ready to print"
        : `${count} to check`;
  const spoken = words === "Ready to print" ? "all good" : words.toLowerCase();
  const isBad = found.some(({ level }) => level === "block");
  return (
    <>
      {check ? <check.IssuesCheck /> : null}
      <button
        type="button"
        data-opens="issues"
        aria-label={`Print check: ${spoken}`}
        onClick={() => panel.set(panel.get() === "issues" ? null : "issues")}
        className={cn(
          "flex min-h-11 items-center gap-1.5 rounded-sm px-2 text-sm tabular-nums hover:bg-accent",
          (isBlank || isChecking) && "text-muted-foreground",
          count > 0 && (isBad ? "text-destructive" : "text-warning"),
        )}
      >
        {isChecking ? (
          <Spinner />
        ) : count > 0 ? (
          <AlertIcon className="size-5" />
        ) : (
          <CheckIcon className="size-5" />
        )}
        <span className="max-lg:sr-only">{words}</span>
        <span className="lg:hidden">{count > 0 ? count : ""}</span>
      </button>
    </>
  );
}

const shortNames: Record<PrintView, string> = {
  front: "Front",
  back: "Back",
  left: "L sleeve",
  right: "R sleeve",
};

/** The printable sides; a dot marks a side with content. */
function ViewsBar() {
  const { editing, camera, announce } = useDesigner();
  const view = useStore(editing, (value) => value.view);
  const views = useStore(editing, ({ document }) => document.views);
  const show = (next: PrintView) => {
    const now = editing.get();
    if (next === now.view) return;
    editing.set({ ...now, view: next, selectedId: null });
    camera.set({ zoom: 1, centre: null });
    announce(`${sideNames[next]}, ${now.document.views[next].length} layers`);
  };
  return (
    <fieldset aria-label="Side of the tee" className="flex min-w-0 flex-wrap gap-0.5 py-1">
      {printViews.map((each) => (
        <button
          key={each}
          type="button"
          aria-pressed={each === view}
          aria-label={`${sideNames[each]}${views[each].length > 0 ? ", printed" : ""}`}
          onClick={() => show(each)}
          className={cn(
            "relative min-h-11 rounded-sm px-3 font-medium text-sm max-sm:px-2.5 max-sm:text-xs",
            each === view ? "bg-foreground text-background" : "hover:bg-accent",
          )}
        >
          {shortNames[each]}
          {views[each].length > 0 ? (
            <span
              className={cn(
                "absolute top-1.5 right-1 size-1.5 rounded-full",
                each === view ? "bg-background" : "bg-brand",
              )}
            />
          ) : null}
        </button>
      ))}
    </fieldset>
  );
}

/** Over the tee: notices about the page. */
function EditorNotes({ hands }: { hands: Interactions | null }) {
  const { parts, isElsewhere, draftSaver } = useDesigner();
  const missing = useStore(parts, (value) => value.missing);
  const elsewhere = useStore(isElsewhere, (value) => value);
  const [isSeen, setSeen] = useState(false);
  // An Undo in a toast can't be applied on another page.
  useEffect(() => dismissToast, []);
  return (
    <div className="pointer-events-none absolute inset-x-0 bottom-14 z-10 grid justify-items-center gap-1 px-2 text-sm">
      {hands ? <hands.FitButton /> : null}
      {missing ? (
        <p
          role="alert"
          className="pointer-events-auto flex items-center gap-3 rounded-sm bg-destructive px-4 text-destructive-foreground shadow-float"
        >
          <span className="py-2">Couldn't load {missing}, so some of your design isn't shown.</span>
          <button type="button" className="link min-h-11 font-semibold" onClick={() => parts.retry()}>
            Try again
          </button>
        </p>
      ) : null}
      {elsewhere && !isSeen ? (
        <p
          role="status"
          className="pointer-events-auto flex items-center gap-3 rounded-sm bg-warning-soft px-4 text-warning shadow-float"
        >
          <span className="py-2">This design is open in another tab.</span>
          <button
            type="button"
            className="link min-h-11 font-semibold"
            onClick={() => void draftSaver.get()?.copy()}
          >
            Work on a copy
          </button>
          <button
            type="button"
            aria-label="Dismiss"
            className="grid size-11 place-items-center"
            onClick={() => setSeen(true)}
          >
            <CloseIcon className="size-5" />
          </button>
        </p>
      ) : null}
    </div>
  );
}

/** Opens the design and saves it from hydration on. */
function useOpening(designer: DesignerModel): void {
  useEffect(() => {
    let isHere = true;
    let stop: (() => void) | undefined;
    designer.parts.need("saving for your design", async () => {
      const { openDesign } = await import("./drafts/open-design");
      if (isHere) stop = openDesign(designer);
    });
    return () => {
      isHere = false;
      stop?.();
    };
  }, [designer]);
  const isSignedIn = useSessionUser() !== null;
  const draftSaver = useStore(designer.draftSaver, (value) => value);
  useEffect(() => draftSaver?.setSignedIn(isSignedIn), [draftSaver, isSignedIn]);
}
