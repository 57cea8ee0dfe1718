import { parseSearch } from "@/lib/lists/parse-search";
import { couponList } from "./coupon-list";

it("each tab of the coupons asks for fields, not for words", () => {
  for (const { q } of couponList.views) {
    const { problems } = parseSearch(couponList, q);
    expect({ q, problems }).toEqual({ q, problems: [] });
    const { words } = parseSearch(couponList, q) as unknown as { words?: unknown[] };
    expect(words ?? []).toEqual([]);
  }
});
