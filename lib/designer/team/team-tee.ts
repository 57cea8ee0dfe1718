import { limits } from "../design-limits";
import { type DesignDocument, type Layer, minTextMm, type TextLayer } from "../document";
import type { DesignIssue } from "../printing/design-issue";
import { type GarmentSide, sidesShowing } from "../printing/placements";
import { printViews } from "../printing/print-areas";
import { findBetterFont } from "../text/find-font-for-text";
import type { TeamPart } from "./team-parts";

/** What a design prints differently on each tee of a team. */
export type TeamPlaces = Readonly<Record<TeamPart, boolean>>;

/** What one tee of a team prints. */
export type Teammate = Readonly<Record<TeamPart, string>>;

/** More would take too long to measure for a hundred tees. */
const maxMarkedTexts = 6;
/** Long words are set in the first of these sizes that prints at the design's own price. */
export const smallerWords = [0.85, 0.7, 0.55, 0.4] as const;
export const tooLong = "Too long for this print. Shorten it.";

const isMarked = (layer: Layer): layer is TextLayer & { team: TeamPart } =>
  layer.type === "text" && layer.team !== undefined && !layer.hidden;

const markedTexts = ({ views }: DesignDocument) =>
  printViews.flatMap((view) => views[view].filter(isMarked).map(({ id, team }) => ({ id, team, view })));

/** Null when no text is a team's name or number. */
export function teamPlacesOf(document: DesignDocument): TeamPlaces | null {
  const parts = new Set(markedTexts(document).map(({ team }) => team));
  return parts.size > 0 ? { name: parts.has("name"), number: parts.has("number") } : null;
}

/** The picture with the name, else with the number; null without such a text. */
export function teamSideOf(document: DesignDocument): GarmentSide | null {
  const texts = markedTexts(document);
  const shown = texts.find(({ team }) => team === "name") ?? texts[0];
  return (shown && sidesShowing([shown])[0]) ?? null;
}

/** Why a design can't be ordered for a team; null: it can. */
export function explainNoTeam(document: DesignDocument): string | null {
  const { length } = markedTexts(document);
  if (length === 0) return "Mark a text as the name or the number first.";
  if (length > maxMarkedTexts) return `Mark up to ${maxMarkedTexts} texts as a name or a number.`;
  return null;
}

/**
 * The design on one tee of a team: an ordinary design, with the person's words in the marked texts. A text without a word
 * isn't printed. As in the editor, letters that the font lacks get a font that has them. `scale`: of the name, or of the
 * number of a tee without one.
 */
export function teeOf(document: DesignDocument, teammate: Teammate, scale = 1): DesignDocument {
  const scaled = teammate.name === "" ? "number" : "name";
  const dressed = (layer: Layer): Layer[] => {
    if (layer.type !== "text") return [layer];
    const { team, ...rest } = layer;
    if (team === undefined || layer.hidden) return [rest];
    const text = teammate[team];
    if (text === "") return [];
    const size = team === scaled ? Math.max(layer.size * scale, minTextMm) : layer.size;
    return [{ ...rest, text, size, font: findBetterFont(layer.font, text)?.to.id ?? layer.font }];
  };
  const { front, back, left, right } = document.views;
  const views = {
    front: front.flatMap(dressed),
    back: back.flatMap(dressed),
    left: left.flatMap(dressed),
    right: right.flatMap(dressed),
  };
  return { ...document, views };
}

/** The design's name on the cart, the order and the packing slip: whose tee it is, after as much of the design's name as fits. */
export function nameTee(design: string, { name, number }: Teammate): string {
  const label = [name, number].filter(Boolean).join(" ");
  const room = limits.name - label.length - 2;
  const start = design.length <= room ? design : `${cutAt(design, room - 1)}…`;
  return `${start}: ${label}`;
}

/** Whole letters, with their signs. */
function cutAt(text: string, length: number): string {
  let cut = "";
  for (const { segment } of new Intl.Segmenter().segment(text)) {
    if (cut.length + segment.length > length) break;
    cut += segment;
  }
  return cut.trim();
}

/** Why a person's words can't be printed, by the checks of their tee's design; null: they can. */
export function explainTeeIssue(document: DesignDocument, issues: readonly DesignIssue[]): string | null {
  const marked = new Set(markedTexts(document).map(({ id }) => id));
  const found = issues.filter(({ layerId }) => layerId !== null && marked.has(layerId));
  const missing = found.find(({ code }) => code === "letters_missing");
  if (missing) {
    const { letters, font, instead } = missing.words;
    return instead
      ? `${font} has no ${letters}. Choose ${instead} for this text in the design.`
      : `We can't print ${letters}. Use other letters.`;
  }
  const isOut = found.some(({ code }) => code === "partly_outside" || code === "wholly_outside");
  return isOut ? tooLong : null;
}
