import type { Paise } from "@/lib/money";

const small = (
  "zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen " +
  "eighteen nineteen"
).split(" ");
const tens = "- - twenty thirty forty fifty sixty seventy eighty ninety".split(" ");
const scales: [size: number, name: string][] = [
  [10_000_000, "crore"],
  [100_000, "lakh"],
  [1_000, "thousand"],
  [100, "hundred"],
];

function spellNumber(value: number): string {
  for (const [size, name] of scales) {
    if (value < size) continue;
    const rest = value % size;
    const tail = rest === 0 ? "" : `${rest < 100 ? " and" : ""} ${spellNumber(rest)}`;
    return `${spellNumber(Math.floor(value / size))} ${name}${tail}`;
  }
  if (value < 20) return small[value] ?? "";
  const unit = value % 10;
  return `${tens[Math.floor(value / 10)]}${unit > 0 ? `-${small[unit]}` : ""}`;
}

/** "Rupees one lakh two hundred and ten and fifty paise only", as documents in India write it. */
export function amountInWords(amount: Paise): string {
  const [rupees, paise] = [Math.floor(amount / 100), amount % 100];
  if (rupees === 0 && paise > 0)
    return `${spellNumber(paise).replace(/^./, (c) => c.toUpperCase())} paise only`;
  return `Rupees ${spellNumber(rupees)}${paise > 0 ? ` and ${spellNumber(paise)} paise` : ""} only`;
}
