import { useEffect, useRef } from "react";
import { Button } from "@/components/ui/button";
import { cn } from "@/components/ui/cn";
import type { Layer } from "@/lib/designer/document";
import { fixIssue, fixName } from "@/lib/designer/editor/fix-issue";
import { changeLayer, findLayer, removeLayer } from "@/lib/designer/editor/layers";
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
  if (!found) return <p className="text-muted-foreground text-sm">Checking your design…</p>;
  if (found.length === 0)
    return <p className="text-sm text-success">All good: this will print as you see it.</p>;
  const cards = [...Map.groupBy(found, cardOf)];
  const isFirst = (card: string, { layerId }: DesignIssue) =>
    cards.find(([, issues]) => issues.some((issue) => issue.layerId === layerId))?.[0] === card;
  return (
    <ul className="grid grid-cols-1 gap-3">
      {cards.map(([card, issues]) => (
        <IssueCard
          key={card}
          issues={issues}
          names={issues.flatMap(({ layerId, view }) => {
            const layer = findLayer(document, layerId)?.layer;
            return layer && view ? `${titleOf(layer)}, ${sideNames[view].toLowerCase()}` : [];
          })}
          focuses={issues.filter((issue) => isFirst(card, issue)).map(({ layerId }) => issueFocus(layerId))}
        />
      ))}
    </ul>
  );
}

/** All texts of one font that lack letters are in one card. */
const cardOf = (issue: DesignIssue) =>
  issue.code === "letters_missing" ? describeIssue(issue) : `${issue.code} ${issue.layerId}`;

interface IssueCardProps {
  issues: readonly DesignIssue[];
  /** Of the layers. */
  names: readonly string[];
  /** Those that this card takes: it has the layer's first issue. */
  focuses: readonly string[];
}

function IssueCard({ issues, names, focuses }: IssueCardProps) {
  const { focusing } = useDesigner();
  const card = useRef<HTMLLIElement>(null);
  const isAskedFor = useStore(focusing, (asked) => asked !== null && focuses.includes(asked));
  const [issue] = issues;
  useEffect(() => {
    if (!isAskedFor) return;
    card.current?.focus();
    focusing.set(null);
  }, [isAskedFor, focusing]);
  if (!issue) return null;
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
      <p className="font-semibold">{[titleOfIssue(issue), names.join("; ")].filter(Boolean).join(": ")}</p>
      <p className="mt-1">{describeIssue(issue)}</p>
      <IssueButtons issue={issue} issues={issues} />
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

/** `issue` is the first of its card's. */
function IssueButtons({ issue, issues }: { issue: DesignIssue; issues: readonly DesignIssue[] }) {
  const designer = useDesigner();
  const { editing, parts, commit, panel, announce } = designer;
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
      const change = (layer: Layer) =>
        fixIssue(layer, issue, { bounds: layerBounds(layer, parts.get().resources), area, cloth });
      const changed = issues.reduce((now, each) => changeLayer(now, each.layerId ?? "", change), document);
      commit(changed, { label: fix ?? "Fix" });
    }
    announce(
      issues.every((each) => isFixed(each, designer)) ? "Fixed" : "Not fixed yet: see the print check again",
    );
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
