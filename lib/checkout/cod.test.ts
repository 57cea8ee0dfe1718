import { toPaise } from "@/lib/money";
import { explainCodProblem } from "./cod";

const rules = { codUpToPaise: toPaise(5000), codOpenOrders: 3 };

describe("why COD is unavailable", () => {
  it("names the shop's own limits", () => {
    expect(explainCodProblem("over", rules)).toContain("orders up to ₹5,000");
    expect(explainCodProblem("open", rules)).toMatch(
      /^3 cash-on-delivery orders to this number are still on their way\./,
    );
    expect(explainCodProblem("open", { ...rules, codOpenOrders: 1 })).toMatch(
      /^A cash-on-delivery order to this number is still on its way\./,
    );
  });
});
