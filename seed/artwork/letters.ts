import words from "./words.json";

/**
 * Words as outlines, shaped once with HarfBuzz, because the renderer draws text elements wrongly. Faces: Anton, Rozha One,
 * Yatra One, Modak and Baloo 2, all under the SIL Open Font License 1.1.
 */
export type Word = keyof typeof words;

/** Sets a word so that its ink is `width` wide with its top left at (x, y); returns the drawing and its height. */
export const setWord = (word: Word, x: number, y: number, width: number, ink: string, stretch = 1) => {
  const { d, left, top, width: natural, height } = words[word];
  const factor = width / natural;
  const body =
    `<g transform="translate(${x.toFixed(1)} ${y.toFixed(1)}) scale(${factor.toFixed(4)} ${(factor * stretch).toFixed(4)}) ` +
    `translate(${-left} ${-top})"><path d="${d}" fill="${ink}"/></g>`;
  return { body, height: height * factor * stretch };
};

export const word = (name: Word, x: number, y: number, width: number, ink: string, stretch = 1) =>
  setWord(name, x, y, width, ink, stretch).body;
