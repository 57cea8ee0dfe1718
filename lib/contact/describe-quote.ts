import { formatDay } from "@/lib/orders/when";
import { formatPhone } from "@/lib/phone";
import type { Quote } from "./quote";

/** Labels and values, without the design. */
export function describeQuote({ quantity, neededBy, phone }: Quote): [label: string, value: string][] {
  return [
    ["Tees", quantity.toLocaleString("en-IN")],
    ...(neededBy ? [["Needed by", formatDay(neededBy)] satisfies [string, string]] : []),
    ...(phone ? [["Phone", formatPhone(phone)] satisfies [string, string]] : []),
  ];
}
