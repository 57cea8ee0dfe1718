import fc from "fast-check";

declare const areRandom: boolean;

// The same inputs in each run, so that a test turns red by a change alone. Campaigns try others.
fc.configureGlobal({ seed: areRandom ? undefined : 1 });

const surrogates = 0x800;
const firstSurrogate = 0xd800;

function codeOf(character: unknown): number {
  const code = typeof character === "string" ? character.codePointAt(0) : undefined;
  if (code === undefined || String.fromCodePoint(code) !== character) throw new Error("not one character");
  return code;
}

/** Any character of Unicode. fast-check's own unit "binary" makes a table of all of them, 3 seconds in each test file. */
const character = fc.integer({ min: 0, max: 0x10ffff - surrogates }).map(
  (nr) => String.fromCodePoint(nr < firstSurrogate ? nr : nr + surrogates),
  (value) => {
    const code = codeOf(value);
    return code < firstSurrogate ? code : code - surrogates;
  },
);

/** Strings of all characters, and those that JavaScript objects treat specially, such as "__proto__". */
export const anyString = (lengths: { minLength?: number; maxLength?: number } = {}) =>
  fc.string({ ...lengths, unit: character });

export { fc };
