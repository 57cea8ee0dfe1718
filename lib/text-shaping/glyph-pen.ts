/** A command of an SVG path with its points; all are absolute. */
export interface PathCommand {
  letter: "M" | "L" | "Q" | "C" | "Z";
  /** x and y alternately. */
  points: readonly number[];
}

type DrawCalls = Record<
  | "hb_font_draw_glyph"
  | "hb_draw_funcs_create"
  | "hb_draw_funcs_set_move_to_func"
  | "hb_draw_funcs_set_line_to_func"
  | "hb_draw_funcs_set_quadratic_to_func"
  | "hb_draw_funcs_set_cubic_to_func"
  | "hb_draw_funcs_set_close_path_func",
  (...args: number[]) => number
>;

const strokes = ["M", "L", "Q", "C", "Z"] as const;
const pointsOf: Record<PathCommand["letter"], number> = { M: 2, L: 2, Q: 4, C: 6, Z: 0 };
/** HarfBuzz passes three pointers before the points, and one after them. */
const addressesBefore = 3;

/** Draws glyphs with HarfBuzz's callbacks. */
export function makePen(call: DrawCalls, table: WebAssembly.Table) {
  let drawn: PathCommand[] = [];
  const callbacks = strokes.map((letter) => (...args: number[]) => {
    drawn.push({ letter, points: args.slice(addressesBefore, addressesBefore + pointsOf[letter]) });
  });
  const first = table.grow(strokes.length);
  typed(callbacks).forEach((callback, nr) => {
    table.set(first + nr, callback);
  });
  const pen = call.hb_draw_funcs_create();
  [
    call.hb_draw_funcs_set_move_to_func,
    call.hb_draw_funcs_set_line_to_func,
    call.hb_draw_funcs_set_quadratic_to_func,
    call.hb_draw_funcs_set_cubic_to_func,
    call.hb_draw_funcs_set_close_path_func,
  ].forEach((set, nr) => {
    set(pen, first + nr, 0, 0);
  });
  return {
    draw(font: number, glyph: number): readonly PathCommand[] {
      drawn = [];
      call.hb_font_draw_glyph(font, glyph, pen, 0);
      return drawn;
    },
  };
}

const magic = [0x00, 0x61, 0x73, 0x6d, 0x01, 0x00, 0x00, 0x00];
const [i32, f32, func] = [0x7f, 0x7d, 0x60];
const [types, imports, exports] = [1, 2, 7];

/**
 * A WebAssembly table takes only WebAssembly functions. This module of a hundred bytes imports ours and exports them
 * again, with the types that HarfBuzz expects.
 */
function typed(callbacks: readonly ((...args: number[]) => void)[]): unknown[] {
  const section = (id: number, entries: readonly number[][]) => {
    const body = [entries.length, ...entries.flat()];
    return [id, body.length, ...body];
  };
  const nameOf = (nr: number) => [1, 0x61 + nr];
  const bytes = [
    ...magic,
    ...section(
      types,
      strokes.map((letter) => {
        const points = Array.from({ length: pointsOf[letter] }, () => f32);
        return [func, addressesBefore + points.length + 1, i32, i32, i32, ...points, i32, 0];
      }),
    ),
    ...section(
      imports,
      strokes.map((_, nr) => [...nameOf(0), ...nameOf(nr), 0, nr]),
    ),
    ...section(
      exports,
      strokes.map((_, nr) => [...nameOf(nr), 0, nr]),
    ),
  ];
  const given = Object.fromEntries(callbacks.map((callback, nr) => [letterOf(nr), callback]));
  const module = new WebAssembly.Module(new Uint8Array(bytes));
  const instance = new WebAssembly.Instance(module, { [letterOf(0)]: given });
  return strokes.map((_, nr) => instance.exports[letterOf(nr)]);
}

function letterOf(nr: number): string {
  return String.fromCharCode(0x61 + nr);
}
