import { useEffect, useRef } from "react";
import { Button } from "@/components/ui/button";
import { cn } from "@/components/ui/cn";
import type { Layer } from "@/lib/designer/document";
import { fixIssue, fixName } from "@/lib/designer/editor/fix-issue";
import { findLayer, removeLayer } from "@/lib/designer/editor/layers";
import { titleOf } from "@/lib/designer/editor/name-layer";
import { type DesignIssue, describeIssue } from "@/lib/designer/printing/design-issue";
import { findIssues } from "@/lib/designer/printing/preflight";
import { printAreaOf } from "@/lib/designer/printing/print-areas";
import { layerBounds } from "@/lib/designer/scene/bounds";
import { type Designer, useDesigner } from "./designer-context";
import { issueFocus } from "./open-issue";
import { isDrawable } from "./scene-parts";
import { sideNames } from "./side-names";
import { useStore } from "./store";
import { pictureSize } from "./uploads/uploads-store";

const levelNames = { block: "Can't be printed", confirm: "Prints badly", warn: "Worth checking" };

/** A blank shirt is unfinished, not a warning. */
const titleOfIssue = ({ code, level }: DesignIssue) =>
  code === "blank" ? "Nothing to print yet" : levelNames[level];

/** Print problems, worst first, each with its fix. */
export function IssuesPanel() {
  const { issues, editing } = useDesigner();
  const found = useStore(issues, (value) => value);
  const document = useStore(editing, (value) => value.document);
  if (found.length === 0)
    return <p className="text-sm text-success">All good: this will print as you see it.</p>;
  return (
    <ul className="grid grid-cols-1 gap-3">
      {found.map((issue, nr) => (
        <IssueCard
          key={`${issue.code} ${issue.layerId}`}
          issue={issue}
          layer={findLayer(document, issue.layerId)?.layer}
          isFirst={found.findIndex(({ layerId }) => layerId === issue.layerId) === nr}
        />
      ))}
    </ul>
  );
}

interface IssueCardProps {
  issue: DesignIssue;
  layer: Layer | undefined;
  /** The layer's first issue, which takes the focus for the layer. */
  isFirst: boolean;
}

function IssueCard({ issue, layer, isFirst }: IssueCardProps) {
  const { focusing } = useDesigner();
  const card = useRef<HTMLLIElement>(null);
  const isAskedFor = useStore(focusing, (asked) => isFirst && asked === issueFocus(issue.layerId));
  useEffect(() => {
    if (!isAskedFor) return;
    card.current?.focus();
    focusing.set(null);
  }, [isAskedFor, focusing]);
  return (
    <li
      ref={card}
      tabIndex={-1}
      className={cn(
        "rounded-sm border-l-4 bg-card p-3 text-sm",
        issue.code === "blank"
          ? "border-l-input"
          : issue.level === "block"
            ? "border-l-destructive"
            : "border-l-warning",
      )}
    >
      <p className="font-semibold">{`${titleOfIssue(issue)}${layer && issue.view ? `: ${titleOf(layer)}, ${sideNames[issue.view].toLowerCase()}` : ""}`}</p>
      <p className="mt-1">{describeIssue(issue)}</p>
      <IssueButtons issue={issue} />
    </li>
  );
}

function clothHex({ editing, shop }: Designer): string | null {
  const { colour } = editing.get().document;
  return shop.colours.find(({ slug }) => slug === colour)?.hex ?? null;
}

/** By the rule that found it. A layer whose parts are still loading is checked again when they have loaded. */
function isFixed({ code, layerId }: DesignIssue, designer: Designer): boolean {
  const { document } = designer.editing.get();
  const { resources } = designer.parts.get();
  if (!isDrawable(document, resources)) return true;
  const found = findIssues(document, resources, { pictureSize, cloth: clothHex(designer) });
  return !found.some((each) => each.code === code && each.layerId === layerId);
}

function IssueButtons({ issue }: { issue: DesignIssue }) {
  const designer = useDesigner();
  const { editing, parts, commit, changeLayer, panel, announce } = designer;
  const fix = fixName(issue);
  const { layerId, view } = issue;
  const applyFix = () => {
    const { document } = editing.get();
    if (issue.code === "blank") return panel.set("templates");
    if (layerId === null || view === null) return;
    if (fix === "Remove layer") {
      commit(removeLayer(document, layerId), { label: "Remove", selectedId: null });
    } else {
      const cloth = clothHex(designer) ?? "#ffffff";
      const area = printAreaOf(document.cut, view);
      changeLayer(layerId, fix ?? "Fix", (layer) =>
        fixIssue(layer, issue, { bounds: layerBounds(layer, parts.get().resources), area, cloth }),
      );
    }
    announce(isFixed(issue, designer) ? "Fixed" : "Not fixed yet: see the print check again");
  };
  return (
    <div className="mt-2 flex flex-wrap gap-2">
      {fix ? (
        <Button size="sm" variant="outline" onClick={applyFix}>
          {fix}
        </Button>
      ) : null}
      {layerId !== null && view !== null ? (
        <Button
          size="sm"
          variant="ghost"
          onClick={() => editing.set({ ...editing.get(), view, selectedId: layerId })}
        >
          Show
        </Button>
      ) : null}
    </div>
  );
}
