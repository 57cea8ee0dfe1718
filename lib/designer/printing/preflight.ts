import { maxCovers } from "../design-limits";
import type { DesignDocument, ImageLayer, Layer, TextLayer } from "../document";
import { inches } from "../inches";
import type { Box, SceneResources } from "../resources";
import { layerBounds, printBounds } from "../scene/bounds";
import { thinnestLine } from "../scene/shapes";
import { findFontForText } from "../text/find-font-for-text";
import { findFont } from "../text/fonts";
import { isSampleText } from "../text/sample-texts";
import { contrastOf } from "./contrast";
import {
  type DesignIssue,
  type IssueCode,
  type IssueLevel,
  issueLevels,
  layerKindLabel,
} from "./design-issue";
import { type DpiGrade, dpiGradeOf, dpiOf, widthAt } from "./picture-dpi";
import {
  mmPerInch,
  type PrintArea,
  type PrintView,
  printAreaOf,
  printViews,
  safeInsetMm,
} from "./print-areas";
import { findOverweight, isHeavy } from "./weight";

/** The facts that the rules need apart from the scene. */
export interface PreflightFacts {
  /** Pixels of an upload, and its semi-transparent share; null when it was deleted. */
  pictureSize: (assetId: string) => { width: number; height: number; softPercent?: number } | null;
  /** The cloth colour, #rrggbb; null skips the rules that depend on it. */
  cloth: string | null;
}

type Found = Pick<DesignIssue, "code" | "level"> & Partial<Pick<DesignIssue, "numbers" | "words">>;

const line = { warnMm: 0.5, blockMm: 0.25 };
const smallestCapitalMm = 3;
const lowestContrast = 1.5;
const fairDpi = 150;
const maxSoftPercent = 2;
const lettersNamed = 8;

const levelOfGrade: Record<DpiGrade, IssueLevel | null> = {
  excellent: null,
  good: null,
  fair: null,
  poor: "confirm",
  unprintable: "block",
};

/** All print issues of a design, worst first. Hidden layers are not printed and have no issues. */
export function findIssues(
  document: DesignDocument,
  resources: SceneResources,
  facts: PreflightFacts,
): DesignIssue[] {
  const issues = printViews.flatMap((view) => [
    ...ofCovers(document, view, resources),
    ...document.views[view].flatMap((layer, nr, all) => {
      if (layer.hidden) return [];
      const area = printAreaOf(document.cut, view);
      const found = [
        ...ofPlace(layerBounds(layer, resources), area),
        ...ofLayer(layer, resources, facts),
        ...ofContrast(layer, all.slice(0, nr), resources, facts),
      ];
      return found.map((each) => complete(each, view, layer));
    }),
  ]);
  const isBlank = printViews.every((view) => printBounds(document, view, resources) === null);
  const blank = { code: "blank", level: "block", view: null, layerId: null, numbers: {}, words: {} } as const;
  return [...(isBlank ? [blank] : []), ...findOverweight(document), ...shareLetters(issues)].sort(
    (a, b) => issueLevels.indexOf(a.level) - issueLevels.indexOf(b.level),
  );
}

/** Reported at the first layer, from the bottom, that exceeds the limit. */
function ofCovers(document: DesignDocument, view: PrintView, resources: SceneResources): DesignIssue[] {
  const area = printAreaOf(document.cut, view);
  let covers = 0;
  const heavy = document.views[view].filter(isHeavy).map((layer) => {
    // A semi-transparent pattern is both clipped and faded.
    const times = layer.type === "pattern" && layer.opacity < 1 ? 2 : 1;
    covers += times * coverOf(layerBounds(layer, resources), area);
    return { layer, covers };
  });
  const first = heavy.find((each) => each.covers > maxCovers);
  const numbers = { times: Math.ceil(covers), most: maxCovers };
  return first ? [complete({ code: "too_covered", level: "block", numbers }, view, first.layer)] : [];
}

/** As drawn for printing: what extends beyond the area is drawn as large as the area, and what lies outside is not drawn. */
function coverOf(bounds: Box | null, area: PrintArea): number {
  if (!bounds) return 0;
  const { x, y, width, height } = bounds;
  const [right, bottom] = [x + width, y + height];
  if (right <= 0 || bottom <= 0 || x >= area.widthMm || y >= area.heightMm) return 0;
  const isInside = x >= 0 && y >= 0 && right <= area.widthMm && bottom <= area.heightMm;
  return isInside ? (width * height) / (area.widthMm * area.heightMm) : 1;
}

function complete(
  { code, level, numbers = {}, words = {} }: Found,
  view: PrintView,
  layer: Layer,
): DesignIssue {
  return { code, level, view, layerId: layer.id, numbers, words: { kind: layerKindLabel(layer), ...words } };
}

function ofPlace(bounds: Box | null, area: PrintArea): Found[] {
  if (!bounds) return [];
  const edge = Math.min(
    bounds.x,
    bounds.y,
    area.widthMm - bounds.x - bounds.width,
    area.heightMm - bounds.y - bounds.height,
  );
  const isAway =
    bounds.x >= area.widthMm ||
    bounds.y >= area.heightMm ||
    bounds.x + bounds.width <= 0 ||
    bounds.y + bounds.height <= 0;
  if (isAway) return [{ code: "wholly_outside", level: "confirm" }];
  if (edge < -tolerance)
    return [{ code: "partly_outside", level: "warn", numbers: { outMm: rounded(-edge) } }];
  if (edge >= safeInsetMm - tolerance) return [];
  const numbers = { edgeMm: rounded(Math.max(0, edge)), needsMm: safeInsetMm };
  return [{ code: "near_edge", level: "warn", numbers }];
}

/** A layer exactly on a border must not cross it by rounding. */
const tolerance = 0.01;

function rounded(value: number): number {
  return Math.round(value * 100) / 100;
}

function ofLayer(layer: Layer, resources: SceneResources, facts: PreflightFacts): Found[] {
  const seeThrough: Found = {
    code: "see_through",
    level: "warn",
    numbers: { percent: Math.round(layer.opacity * 100) },
  };
  return [
    ...(layer.opacity < 1 ? [seeThrough] : []),
    ...(layer.type === "image" ? ofPicture(layer, facts) : []),
    ...(layer.type === "text" ? ofText(layer, resources) : []),
    ...(isGone(layer, resources) ? [{ code: "drawing_gone" as const, level: "block" as const }] : []),
    ...ofLines(layer, resources),
  ];
}

function isGone(layer: Layer, { art, pattern }: SceneResources): boolean {
  return (layer.type === "art" && !art(layer)) || (layer.type === "pattern" && !pattern(layer));
}

function ofPicture(layer: ImageLayer, facts: PreflightFacts): Found[] {
  const picture = facts.pictureSize(layer.asset);
  if (!picture) return [{ code: "picture_gone", level: "block" }];
  const dpi = dpiOf(layer, picture);
  const level = levelOfGrade[dpiGradeOf(dpi)];
  const { softPercent: percent = 0 } = picture;
  const numbers = { dpi, widthMm: widestMm(layer, picture) };
  return [
    ...(level ? [{ code: "low_resolution" as const, level, numbers }] : []),
    ...(percent > maxSoftPercent
      ? [{ code: "soft_picture" as const, level: "warn" as const, numbers: { percent } }]
      : []),
  ];
}

/** The required width is less than the displayed one, even where both round to the same. */
function widestMm(layer: ImageLayer, picture: { width: number; height: number }): number {
  const most = widthAt(fairDpi, layer, picture);
  const step = (layer.width < mmPerInch ? 0.01 : 0.1) * mmPerInch;
  const asked = inches(most, Math.floor) === inches(layer.width) ? most - step : most;
  return Math.floor(asked * 100) / 100;
}

function ofText(layer: TextLayer, resources: SceneResources): Found[] {
  const issues: Found[] = [];
  const font = findFont(layer.font);
  if (!font) return [{ code: "font_gone", level: "block" }];
  const missing = resources.text(layer)?.missing ?? [];
  if (missing[0] !== undefined) {
    // No font has emoji such as 🙂.
    const better = /[\p{L}\p{M}₹\u0020-\u007e]/u.test(missing[0]) ? findFontForText(layer.text) : null;
    const words = {
      letters: namedLetters(missing),
      font: font.family,
      instead: better && better !== font ? better.family : "",
    };
    issues.push({ code: "letters_missing", level: "block", words });
  }
  if (isSampleText(layer.text)) issues.push({ code: "sample_text", level: "confirm" });
  const { capHeight } = font;
  const capMm = capHeight * layer.size;
  if (capMm < smallestCapitalMm - tolerance) {
    const sizeMm = Math.ceil((smallestCapitalMm / capHeight) * 10) / 10;
    issues.push({ code: "small_text", level: "warn", numbers: { capMm: rounded(capMm), sizeMm } });
  }
  return issues;
}

/** Combining marks have no form of their own, so letters represent them. */
function namedLetters(missing: readonly string[]): string {
  const letters = missing.filter((letter) => !/\p{M}/u.test(letter));
  const named = letters.length > 0 ? letters : missing;
  return named.slice(0, lettersNamed).join(" ") + (named.length > lettersNamed ? " …" : "");
}

/** Texts of one font that lack letters get the same words, so that one message names them all. */
function shareLetters(issues: readonly DesignIssue[]): DesignIssue[] {
  return issues.map((issue) => {
    if (issue.code !== "letters_missing") return issue;
    const { font, instead } = issue.words;
    const alike = issues.filter(
      ({ code, words }) => code === issue.code && words.font === font && words.instead === instead,
    );
    if (alike.length === 1) return issue;
    const letters = alike.flatMap(({ words }) => words.letters?.split(" ") ?? []);
    const named = namedLetters([...new Set(letters)].filter((letter) => letter !== "…"));
    return { ...issue, numbers: { texts: alike.length }, words: { ...issue.words, letters: named } };
  });
}

function ofLines(layer: Layer, resources: SceneResources): Found[] {
  const isOwn = layer.type === "text" || layer.type === "shape";
  const own = [isOwn ? layer.outline?.width : null, layer.type === "shape" ? thinnestLine(layer) : null];
  const lines = [...own, ...linesOfArt(layer, resources)].filter((each) => each != null);
  const lineMm = rounded(Math.min(...lines));
  if (lineMm >= line.warnMm) return [];
  // A clip-art's finest line is often one of many: it is lost, and the rest still prints.
  const level = isOwn && lineMm < line.blockMm ? "block" : "warn";
  return [{ code: "thin_line", level, numbers: { lineMm, needsMm: line.warnMm } }];
}

function linesOfArt(layer: Layer, resources: SceneResources): number[] {
  const drawing = layer.type === "art" ? resources.art(layer) : null;
  if (!drawing || layer.type !== "art") return [];
  return [...drawing.markup.matchAll(/ stroke-width="([\d.]+)"/g)].map(
    ([, width]) => (Number(width) * layer.width) / drawing.width,
  );
}

/** A layer is as visible as its strongest ink. A layer on top of another is compared with that one. */
function ofContrast(
  layer: Layer,
  below: readonly Layer[],
  resources: SceneResources,
  { cloth }: PreflightFacts,
): Found[] {
  const inks = inksOf(layer);
  if (cloth === null || inks.length === 0) return [];
  const ratio = Math.max(...inks.map((ink) => contrastOf(ink, cloth)));
  if (ratio >= lowestContrast) return [];
  const bounds = layerBounds(layer, resources);
  const isOnCloth = !below.some((other) =>
    covers(other.hidden ? null : layerBounds(other, resources), bounds),
  );
  const code: IssueCode = "low_contrast";
  return isOnCloth ? [{ code, level: "warn", numbers: { ratio: Math.floor(ratio * 10) / 10 } }] : [];
}

function covers(outer: Box | null, inner: Box | null): boolean {
  if (!outer || !inner) return false;
  return (
    outer.x <= inner.x &&
    outer.y <= inner.y &&
    outer.x + outer.width >= inner.x + inner.width &&
    outer.y + outer.height >= inner.y + inner.height
  );
}

function inksOf(layer: Layer): string[] {
  if (layer.type === "image") return [];
  if (layer.type === "art" || layer.type === "pattern") return layer.inks;
  return [layer.fill, layer.outline?.colour ?? null].filter((ink) => ink !== null);
}
