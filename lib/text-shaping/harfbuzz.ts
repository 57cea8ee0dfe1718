/** One glyph of a shaped run, in the order of drawing from left to right. Lengths are in units of the font. */
export interface ShapedGlyph {
  /** Its index in the font; 0 is the empty box for what the font lacks. */
  id: number;
  /** Where in the text its cluster begins, in UTF-16 units. */
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
  /** The text is of one script and one direction, see split-runs.ts. */
  shape: (text: string, direction: Direction) => ShapedGlyph[];
  /** What the font itself says, before shaping. */
  advanceOf: (glyph: number) => number;
}

type Call = (...args: number[]) => number;

const directions: Record<Direction, number> = { ltr: 4, rtl: 5 };
const readOnly = 1;
const recordWords = 5;
const pageBytes = 65_536;
/** Room for what a call answers beside its result: twelve numbers at most. */
const scratchBytes = 48;

/**
 * HarfBuzz as it is built in the package harfbuzzjs. We call its functions ourselves: the package's own wrapper can only be
 * loaded asynchronously, and frees memory when the garbage collector pleases.
 */
export function openHarfbuzz(wasm: Uint8Array<ArrayBuffer>) {
  const { call, memory } = instantiate(wasm);
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

  function shape(font: number, language: number, text: string, direction: Direction): ShapedGlyph[] {
    const place = putText(text);
    call.hb_buffer_reset(buffer);
    call.hb_buffer_add_utf16(buffer, place, text.length, 0, text.length);
    call.hb_buffer_set_direction(buffer, directions[direction]);
    if (language !== 0) call.hb_buffer_set_language(buffer, language);
    call.hb_buffer_guess_segment_properties(buffer);
    call.hb_shape(font, buffer, 0, 0);
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

  /** The font stays open: opening takes longer than shaping a page. `language`: as in HTML, where letters differ by it. */
  return function openFont(bytes: Uint8Array, language?: string): ShapingFont {
    const blob = call.hb_blob_create(put(bytes), bytes.length, readOnly, 0, 0);
    const face = call.hb_face_create(blob, 0);
    const font = call.hb_font_create(face);
    const name = language === undefined ? 0 : put(new TextEncoder().encode(language));
    const languageTag = name === 0 ? 0 : call.hb_language_from_string(name, language?.length ?? 0);
    call.hb_font_get_h_extents(font, scratch);
    const [ascent = 0, descent = 0, lineGap = 0] = words().subarray(scratch / 4);
    return {
      unitsPerEm: call.hb_face_get_upem(face),
      ascent,
      descent: -descent,
      lineGap,
      shape: (text, direction) => shape(font, languageTag, text, direction),
      advanceOf: (glyph) => call.hb_font_get_glyph_h_advance(font, glyph),
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

function instantiate(wasm: Uint8Array<ArrayBuffer>) {
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
  const { exports } = new WebAssembly.Instance(new WebAssembly.Module(wasm), imports);
  if (!(exports.memory instanceof WebAssembly.Memory)) throw new Error("harfbuzz: has no memory");
  memory = exports.memory;
  const callOf = (name: string): Call => {
    const found = exports[name];
    if (typeof found !== "function") throw new Error(`harfbuzz: has no ${name}`);
    return (...args) => found(...args);
  };
  callOf("__wasm_call_ctors")();
  // Every name of `used` has its entry.
  const call = Object.fromEntries(used.map((name) => [name, callOf(name)])) as Record<
    (typeof used)[number],
    Call
  >;
  return { call, memory };
}
