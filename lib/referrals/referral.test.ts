import { listClaims } from "./referral";

it("lists no figure that is still zero", () => {
  const claims = { ambassadors: "10,000+", freeTees: "0", rating: "0", source: "", date: "2026-11-01" };
  expect(listClaims(claims)).toEqual([{ value: "10,000+", label: "ambassadors" }]);
});
