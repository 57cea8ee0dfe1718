// A virama joins the next consonant to the previous one. Not in Tamil, which shows it as a dot.
const ties = /[\u094d\u09cd\u0a4d\u0acd\u0b4d\u0c4d\u0ccd\u0d4d]\u200d?$/;
const consonant = /^\u200d?\p{L}/u;

/** Whether a syllable of an Indic script continues at `index`: letter spacing and curves don't split it there. */
export function splitsSyllable(text: string, index: number): boolean {
  return ties.test(text.slice(0, index)) && consonant.test(text.slice(index));
}
