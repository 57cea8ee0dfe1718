import { makePen, type PathCommand } from "./glyph-pen";

/** One glyph of a shaped run, in visual order from left to right. Lengths are in units of the font. */
export interface ShapedGlyph {
  /** Its index in the font; 0 is the empty box for a missing letter. */
  id: number;
  /** The start of its cluster in the text, in UTF-16 units. */
  cluster: number;
  xAdvance: number;
  yAdvance: number;
  xOffset: number;
  yOffset: number;
}

export type Direction = "ltr" | "rtl";

export interface ShapingFont {
  unitsPerEm: number;
  ascent: number;
  /** Below the baseline, as a positive number. */
  descent: number;
  lineGap: number;
  /** The text has one script and one direction, see split-runs.ts. `loose`: spaced letters form no ligatures. */
  shape: (text: string, direction: Direction, loose?: boolean) => ShapedGlyph[];
  /** The font's own value, before shaping. */
  advanceOf: (glyph: number) => number;
  has: (letter: string) => boolean;
  /** The outline of a glyph in units of the font; y grows upwards. */
  outlineOf: (glyph: number) => readonly PathCommand[];
}

export type OpenFont = (bytes: Uint8Array, language?: string) => ShapingFont;

type Call = (...args: number[]) => number;

const directions: Record<Direction, number> = { ltr: 4, rtl: 5 };
const readOnly = 1;
const recordWords = 5;
const pageBytes = 65_536;
/** Memory for the output of a call apart from its result: twelve numbers at most. */
const scratchBytes = 48;
const featureWords = 4;

/**
 * HarfBuzz as built in the package harfbuzzjs. We call its functions directly: the package's own wrapper can only be
 * loaded asynchronously, and frees memory at the garbage collector's discretion.
 */
export function openHarfbuzz(wasm: Uint8Array<ArrayBuffer>): OpenFont {
  const host = makeHost();
  return opener(host.enter(new WebAssembly.Instance(new WebAssembly.Module(wasm), host.imports)));
}

/** The same for browsers, which do not compile large modules synchronously. */
export async function openHarfbuzzInBrowser(wasm: Uint8Array<ArrayBuffer>): Promise<OpenFont> {
  const host = makeHost();
  return opener(host.enter((await WebAssembly.instantiate(wasm, host.imports)).instance));
}

function opener({ call, memory, table }: Harfbuzz): OpenFont {
  const pen = makePen(call, table);
  const scratch = call.malloc(scratchBytes);
  const buffer = call.hb_buffer_create();
  const words = () => new Int32Array(memory.buffer);

  function put(bytes: Uint8Array): number {
    const place = call.malloc(bytes.length);
    new Uint8Array(memory.buffer).set(bytes, place);
    return place;
  }

  function putText(text: string): number {
    const place = call.malloc(text.length * 2 + 2);
    const units = new Uint16Array(memory.buffer, place, text.length);
    for (let index = 0; index < text.length; index++) units[index] = text.charCodeAt(index);
    return place;
  }

  /** `liga` and `clig` off, for the whole text. */
  const noLigatures = call.malloc(2 * featureWords * 4);
  words().set([tagOf("liga"), 0, 0, -1, tagOf("clig"), 0, 0, -1], noLigatures / 4);

  function shape(
    font: number,
    language: number,
    text: string,
    direction: Direction,
    loose: boolean,
  ): ShapedGlyph[] {
    const place = putText(text);
    call.hb_buffer_reset(buffer);
    call.hb_buffer_add_utf16(buffer, place, text.length, 0, text.length);
    call.hb_buffer_set_direction(buffer, directions[direction]);
    if (language !== 0) call.hb_buffer_set_language(buffer, language);
    call.hb_buffer_guess_segment_properties(buffer);
    call.hb_shape(font, buffer, loose ? noLigatures : 0, loose ? 2 : 0);
    call.free(place);
    const infos = call.hb_buffer_get_glyph_infos(buffer, scratch) / 4;
    const positions = call.hb_buffer_get_glyph_positions(buffer, scratch) / 4;
    const heap = words();
    const at = (place: number) => heap[place] ?? 0;
    return Array.from({ length: at(scratch / 4) }, (_, index) => {
      const [info, position] = [infos + index * recordWords, positions + index * recordWords];
      return {
        id: at(info),
        cluster: at(info + 2),
        xAdvance: at(position),
        yAdvance: at(position + 1),
        xOffset: at(position + 2),
        yOffset: at(position + 3),
      };
    });
  }

  /** The font stays open: opening takes longer than shaping a page. `language`: as in HTML, where letters depend on it. */
  return function openFont(bytes: Uint8Array, language?: string): ShapingFont {
    const blob = call.hb_blob_create(put(bytes), bytes.length, readOnly, 0, 0);
    const face = call.hb_face_create(blob, 0);
    const font = call.hb_font_create(face);
    const name = language === undefined ? 0 : put(new TextEncoder().encode(language));
    const languageTag = name === 0 ? 0 : call.hb_language_from_string(name, language?.length ?? 0);
    call.hb_font_get_h_extents(font, scratch);
    const outlines = new Map<number, readonly PathCommand[]>();
    const [ascent = 0, descent = 0, lineGap = 0] = words().subarray(scratch / 4);
    return {
      unitsPerEm: call.hb_face_get_upem(face),
      ascent,
      descent: -descent,
      lineGap,
      shape: (text, direction, loose = false) => shape(font, languageTag, text, direction, loose),
      advanceOf: (glyph) => call.hb_font_get_glyph_h_advance(font, glyph),
      has: (letter) => call.hb_font_get_nominal_glyph(font, letter.codePointAt(0) ?? 0, scratch) !== 0,
      outlineOf: (glyph) => {
        const outline = outlines.get(glyph) ?? pen.draw(font, glyph);
        outlines.set(glyph, outline);
        return outline;
      },
    };
  };
}

const used = [
  "malloc",
  "free",
  "hb_blob_create",
  "hb_face_create",
  "hb_face_get_upem",
  "hb_font_create",
  "hb_font_get_h_extents",
  "hb_font_get_glyph_h_advance",
  "hb_font_get_nominal_glyph",
  "hb_font_draw_glyph",
  "hb_draw_funcs_create",
  "hb_draw_funcs_set_move_to_func",
  "hb_draw_funcs_set_line_to_func",
  "hb_draw_funcs_set_quadratic_to_func",
  "hb_draw_funcs_set_cubic_to_func",
  "hb_draw_funcs_set_close_path_func",
  "hb_language_from_string",
  "hb_buffer_create",
  "hb_buffer_reset",
  "hb_buffer_add_utf16",
  "hb_buffer_set_direction",
  "hb_buffer_set_language",
  "hb_buffer_guess_segment_properties",
  "hb_buffer_get_glyph_infos",
  "hb_buffer_get_glyph_positions",
  "hb_shape",
] as const;

interface Harfbuzz {
  call: Record<(typeof used)[number], Call>;
  memory: WebAssembly.Memory;
  table: WebAssembly.Table;
}

function tagOf(name: string): number {
  return [...name].reduce((tag, letter) => (tag << 8) | letter.charCodeAt(0), 0);
}

/** HarfBuzz's imports, and its functions once it is instantiated. */
function makeHost() {
  const refuse = (): never => {
    throw new Error("harfbuzz: asked for what it is not given");
  };
  let memory: WebAssembly.Memory | undefined;
  const imports = {
    wasi_snapshot_preview1: { proc_exit: refuse },
    env: {
      _emscripten_runtime_keepalive_clear: refuse,
      _abort_js: refuse,
      _setitimer_js: refuse,
      emscripten_resize_heap: (bytes: number) => {
        memory?.grow(Math.ceil((bytes - memory.buffer.byteLength) / pageBytes));
        return 1;
      },
    },
  };
  function enter({ exports }: WebAssembly.Instance): Harfbuzz {
    const { __indirect_function_table: table } = exports;
    if (!(exports.memory instanceof WebAssembly.Memory)) throw new Error("harfbuzz: has no memory");
    if (!(table instanceof WebAssembly.Table)) throw new Error("harfbuzz: has no table");
    memory = exports.memory;
    const callOf = (name: string): Call => {
      const found = exports[name];
      if (typeof found !== "function") throw new Error(`harfbuzz: has no ${name}`);
      return (...args) => found(...args);
    };
    callOf("__wasm_call_ctors")();
    // Every name of `used` has its entry.
    const call = Object.fromEntries(used.map((name) => [name, callOf(name)])) as Harfbuzz["call"];
    return { call, memory, table };
  }
  return { imports, enter };
}
