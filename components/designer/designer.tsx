"use client";

import { useCallback, useRef, useState } from "react";
import { useLater } from "@/components/ui/use-later";
import type { DesignDocument } from "@/lib/designer/document";
import type { DrawnScene } from "@/lib/designer/drawn-scene";
import type { DesignerShop } from "@/lib/designer/shop";
import { createDesigner } from "./create-designer";
import { DesignerContext } from "./designer-context";
import { EditorNotes } from "./editor-notes";
import { IssuesButton } from "./issues-button";
import { SideColumn } from "./side-column";
import { Spoken } from "./spoken";
import { Stage } from "./stage";
import { StageKeys } from "./stage-keys";
import { useStore } from "./store";
import { ToolRail } from "./tool-rail";
import { TopBar } from "./top-bar";
import { useHands } from "./use-hands";
import { useOpening } from "./use-opening";
import { ViewsBar } from "./views-bar";
import { ZoomBar } from "./zoom-bar";

const loadHelp = () => import("./help-dialog");
const loadConflict = () => import("./conflict-dialog");

interface DesignerProps {
  shop: DesignerShop;
  /** Whether a machine draws in this shop. */
  hasAiArt: boolean;
  /** What a first visit begins with. */
  starting: DesignDocument;
  /** Texts and drawings of `starting`. */
  drawn: DrawnScene;
}

/** The editor. The server draws it whole, so that a tee is seen before any script runs. */
export function Designer(beginning: DesignerProps) {
  // Once: an action that sets a cookie brings the page again, with the same facts in other objects.
  const [designer] = useState(() => createDesigner(beginning));
  const root = useRef<HTMLElement>(null);
  const [isHelpOpen, setHelpOpen] = useState(false);
  const openHelp = useCallback(() => setHelpOpen(true), []);
  const closeHelp = useCallback(() => setHelpOpen(false), []);
  const hasPanel = useStore(designer.panel, (panel) => panel !== null);
  const hasConflict = useStore(designer.conflict, (found) => found !== null);
  const help = useLater(loadHelp, isHelpOpen);
  const choice = useLater(loadConflict, hasConflict);
  useOpening(designer);
  const hands = useHands(designer);
  return (
    <DesignerContext value={designer}>
      <section
        ref={root}
        aria-label="Designer"
        aria-busy={!hands}
        tabIndex={-1}
        data-part="designer"
        className={`flex h-[calc(100svh-var(--header-height)-(--spacing(11)))] min-h-120 flex-col border-b bg-background outline-none md:grid md:min-h-144 md:grid-rows-[auto_minmax(0,1fr)] ${hasPanel ? "md:grid-cols-[auto_18rem_minmax(0,1fr)] lg:grid-cols-[auto_19rem_minmax(0,1fr)_18rem]" : "md:grid-cols-[auto_minmax(0,1fr)] lg:grid-cols-[auto_minmax(0,1fr)_18rem]"}`}
      >
        <TopBar openHelp={openHelp} />
        <ToolRail />
        {hands ? <hands.ToolPanel /> : null}
        <div className="relative flex min-h-0 min-w-0 flex-1 flex-col max-md:order-1">
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
