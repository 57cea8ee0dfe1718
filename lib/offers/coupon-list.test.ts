import { parseSearch } from "@/lib/lists/parse-search";
import { couponList } from "./coupon-list";

it.each(couponList.views.map(({ q }) => q))("the tab “%s” asks for fields, not for words", (q) => {
  const { terms, problems } = parseSearch(couponList, q);
  expect(problems).toEqual([]);
  expect(terms.filter(({ term }) => term.kind === "word")).toEqual([]);
});
