/** The colours of one drawing, by slot. */
export type Inks = readonly [first: string, second: string, third: string, fourth: string, fifth: string];

/** A pattern's field, in tenths of a millimetre. */
export interface Field {
  width: number;
  height: number;
  /** Size of one repeat. */
  step: number;
  /** From 0 to below 1, by the seed. */
  random: () => number;
  inks: Inks;
}

export interface PatternMaker {
  name: { en: string; hi: string };
  inks: readonly string[];
  /** The same for dark cloth. */
  onDark: readonly string[];
  /** The initial size of one repeat in mm. */
  repeat: number;
  /** The maximum number of repeats: beyond it they are drawn larger, so that any size stays cheap. */
  most: number;
  draw: (field: Field) => string;
}

/** Calls back for every repeat that touches the field; rows and columns start one before it. */
export function eachRepeat(
  { width, height, step }: Pick<Field, "width" | "height" | "step">,
  visit: (x: number, y: number, column: number, row: number) => void,
  rowStep = step,
): void {
  for (let row = -1; row * rowStep <= height; row += 1)
    for (let column = -1; column * step <= width; column += 1)
      visit(column * step, row * rowStep, column, row);
}
