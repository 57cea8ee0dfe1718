import { z } from "zod";
import { limits } from "./design-limits";
import { cuts, printViews } from "./printing/print-areas";
import { teamParts } from "./team/team-parts";

export { limits };

const mm = (min: number, max: number) => z.number().min(min).max(max);
const colour = z.string().regex(/^#[0-9a-f]{6}$/);
const id = z.string().regex(/^[a-zA-Z0-9_-]{1,24}$/);
const slug = z
  .string()
  .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/)
  .max(40);

/** `x`, `y`: the layer's centre in mm from the top left corner of its print area; `rot` in degrees, clockwise. */
const placed = {
  id,
  /** The user's name for it; "" lets the editor derive one. */
  name: z.string().max(limits.name),
  x: mm(-1000, 1000),
  y: mm(-1000, 1000),
  rot: mm(-180, 180),
  flipX: z.boolean(),
  flipY: z.boolean(),
  opacity: z.number().min(0.05).max(1),
  locked: z.boolean(),
  hidden: z.boolean(),
};

const outlineSchema = z.strictObject({ colour, width: mm(0.1, 10) });

export const minTextMm = 2;

const textLayerSchema = z.strictObject({
  ...placed,
  type: z.literal("text"),
  text: z.string().min(1).max(limits.text),
  /** An id from fonts.ts. */
  font: slug,
  /** The em in mm. */
  size: mm(minTextMm, 300),
  /** Between clusters, as a fraction of the em. */
  spacing: z.number().min(-0.2).max(2),
  /** Between baselines, as a fraction of the em. */
  leading: z.number().min(0.6).max(3),
  align: z.enum(["left", "center", "right"]),
  /** -100 … 100: the bend of the baseline; 0 is straight, positive arches upwards, ±100 is a full circle. */
  arc: z.number().min(-100).max(100),
  fill: colour,
  outline: outlineSchema.nullable(),
  /** Absent: the same on every tee. */
  team: z.enum(teamParts).optional(),
});

/** Sums of fractions end this close to the intended edge. */
const roundingError = 1e-9;
const part = (min: number) => z.number().min(min).max(1);

const cropSchema = z
  .strictObject({ x: part(0), y: part(0), width: part(0.01), height: part(0.01) })
  .refine(({ x, y, width, height }) => Math.max(x + width, y + height) <= 1 + roundingError, {
    message: "a crop ends outside its picture",
  });

const imageLayerSchema = z.strictObject({
  ...placed,
  type: z.literal("image"),
  /** A row of design_assets. */
  asset: z.uuid(),
  /** The shown part of the picture, as fractions of its width and height. */
  crop: cropSchema,
  /** Printed size in mm, of the cropped part. */
  width: mm(1, 1000),
  height: mm(1, 1000),
});

const artLayerSchema = z.strictObject({
  ...placed,
  type: z.literal("art"),
  /** An id of the clip-art. */
  art: slug,
  inks: z.array(colour).min(1).max(limits.inks),
  /** The height follows from the drawing. */
  width: mm(1, 1000),
});

const shapeLayerSchema = z.strictObject({
  ...placed,
  type: z.literal("shape"),
  shape: z.enum([
    "rectangle",
    "ellipse",
    "line",
    "triangle",
    "star",
    "heart",
    "ring",
    "frame",
    "banner",
    "burst",
  ]),
  width: mm(1, 1000),
  height: mm(0.3, 1000),
  fill: colour.nullable(),
  outline: outlineSchema.nullable(),
  /** Of a rectangle's corners, in mm. */
  radius: mm(0, 200),
});

const patternLayerSchema = z.strictObject({
  ...placed,
  type: z.literal("pattern"),
  /** An id from patterns.ts. */
  pattern: slug,
  seed: z.int().min(0).max(999_999),
  inks: z.array(colour).min(1).max(limits.inks),
  width: mm(10, 1000),
  height: mm(10, 1000),
  /** Size of one repeat in mm. */
  repeat: mm(4, 200),
});

const layerSchema = z.discriminatedUnion("type", [
  textLayerSchema,
  imageLayerSchema,
  artLayerSchema,
  shapeLayerSchema,
  patternLayerSchema,
]);

const layers = z.array(layerSchema).max(limits.layers);

/** Layers from bottom to top, for each printable side. */
const viewsSchema = z
  .strictObject({ front: layers, back: layers, left: layers, right: layers })
  .superRefine((views, context) => {
    const ids = printViews.flatMap((view) => views[view].map((layer) => layer.id));
    if (new Set(ids).size !== ids.length)
      context.addIssue({ code: "custom", message: "two layers have one id" });
    if (ids.length > limits.layers) context.addIssue({ code: "custom", message: "too many layers" });
  });

/** A stored design: in millimetres, without outlines, pictures or prices. Unknown keys are refused. */
export const designSchema = z.strictObject({
  v: z.literal(1),
  cut: z.enum(cuts),
  /** A colour's slug. */
  colour: slug,
  views: viewsSchema,
});

export type DesignDocument = z.infer<typeof designSchema>;
export type Layer = z.infer<typeof layerSchema>;
export type TextLayer = z.infer<typeof textLayerSchema>;
export type ImageLayer = z.infer<typeof imageLayerSchema>;
export type ArtLayer = z.infer<typeof artLayerSchema>;
export type ShapeLayer = z.infer<typeof shapeLayerSchema>;
export type PatternLayer = z.infer<typeof patternLayerSchema>;
