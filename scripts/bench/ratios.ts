export type Figures = Record<string, number>;

export const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

const short = (value: number) => String(Number(value.toPrecision(3)));

/** Each figure as a ratio to the empty page's in the same round: median and spread of the rounds that have it, such as "2.1 (1.9–2.4)". */
export function toRatios(rounds: readonly Figures[], empty: readonly Figures[]): Record<string, string> {
  const ratios = Object.keys(Object.assign({}, ...rounds)).map((name) => {
    const all = rounds.map((figures, round) => (figures[name] ?? Number.NaN) / (empty[round]?.[name] ?? 0));
    const known = all.filter(Number.isFinite);
    const text =
      known.length === 0
        ? "-"
        : `${short(median(known))} (${short(Math.min(...known))}–${short(Math.max(...known))})`;
    return [name, text];
  });
  return Object.fromEntries(ratios);
}
