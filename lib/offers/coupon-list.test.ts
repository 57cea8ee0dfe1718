import { parseSearch } from "@/lib/lists/parse-search";
import { couponList } from "./coupon-list";

const now = new Date("2026-11-27T06:30:00Z");

it.each(couponList.views.map(({ q }) => q))("the tab “%s” searches fields, not words", (q) => {
  const { terms, problems } = parseSearch(couponList, q, now);
  expect(problems).toEqual([]);
  expect(terms.filter(({ term }) => term.kind === "word")).toEqual([]);
});
