import { asPaise } from "@/lib/money";
import { describeCaseAdvice, listCaseSteps, type MoneyCase, moneyStepSchema } from "./money-case";

const unknown: MoneyCase = {
  caseId: 1,
  version: "1",
  reason: "unknown_order",
  paymentId: "pay_1",
  gatewayOrderId: null,
  amountPaise: asPaise(59_900),
  currency: "INR",
  why: null,
  createdAt: "2026-11-20T10:00:00Z",
  closedAt: null,
  resolution: null,
  canMatch: true,
  canRefundUnmatchedPayment: true,
  order: null,
  refunds: [],
  disputes: [],
  steps: [],
};

const known = { canMatch: false, canRefundUnmatchedPayment: false };

const refund = (status: MoneyCase["refunds"][number]["status"]): MoneyCase["refunds"][number] => ({
  refundId: "r",
  amountPaise: asPaise(100),
  reason: "goodwill",
  method: "source",
  upiId: null,
  status,
  note: "",
  lines: [],
  error: null,
  at: "2026-11-20T10:00:00Z",
  currency: "INR",
});

const waiting: MoneyCase["steps"][number] = {
  stepId: "s",
  kind: "close",
  note: "Done",
  upiId: null,
  orderNumber: null,
  askedBy: "Meera",
  askedAt: "2026-11-20T10:00:00Z",
  isMine: true,
  outcome: "waiting",
  decidedBy: null,
  decidedAt: null,
};

describe("the steps of a case", () => {
  it.each<[string, Partial<MoneyCase>, string[]]>([
    ["money without an order", {}, ["match", "refund", "close"]],
    ["money of no order that could not go back", { canMatch: false }, ["refund", "close"]],
    ["a refund of unknown money", { canMatch: false, canRefundUnmatchedPayment: false }, ["close"]],
    ["a refund that failed", { ...known, reason: "refund_failed" }, ["refund", "close"]],
    ["an automatic refund", { ...known, reason: "second_capture" }, ["close"]],
    ["a closed case", { closedAt: "2026-11-21T10:00:00Z" }, []],
  ])("%s", (_, facts, kinds) => {
    expect(listCaseSteps({ ...unknown, ...facts }).map(({ kind }) => kind)).toEqual(kinds);
  });

  it("wait for a running refund, and for the second person", () => {
    const waitsFor = (refunds: MoneyCase["refunds"]) =>
      listCaseSteps({ ...unknown, ...known, reason: "refund_failed", refunds });
    const asked = refund("requested");
    for (const [sent, why] of [
      [refund("pending"), "A refund is processing."],
      [asked, "A refund is queued for Razorpay."],
      [{ ...asked, method: "upi" as const }, "A refund needs to be paid by UPI, on its order's page."],
    ] as const) {
      const explained = `${why} The case closes when it's done.`;
      expect(waitsFor([sent])).toEqual([
        { kind: "refund", why: explained },
        { kind: "close", why: explained },
      ]);
    }
    expect(listCaseSteps({ ...unknown, steps: [waiting] }).map(({ why }) => why)).toEqual([
      expect.stringContaining("needs approval"),
      expect.stringContaining("needs approval"),
      expect.stringContaining("needs approval"),
    ]);
    expect(listCaseSteps({ ...unknown, refunds: [refund("failed")] }).every(({ why }) => why === null)).toBe(
      true,
    );
  });

  it("name the amount in the advice", () => {
    expect(describeCaseAdvice(unknown)).toContain("₹599");
    expect(describeCaseAdvice({ ...unknown, currency: "USD" })).toMatch(/USD.599\.00/);
  });

  it("follow a refund to the original payment method", () => {
    const back = { ...unknown, canMatch: false };
    expect(describeCaseAdvice({ ...back, refunds: [refund("failed")] })).toContain("The refund failed");
    for (const status of ["requested", "pending"] as const) {
      expect(
        describeCaseAdvice({ ...back, canRefundUnmatchedPayment: false, refunds: [refund(status)] }),
      ).toMatch(/^It's refunded to the original payment method, and the case closes/);
    }
  });
});

describe("a step", () => {
  const step = {
    version: "1",
    caseId: 1,
    key: "0b4a1d32-52a1-4c11-9d61-6f4f3c8d1a10",
    kind: "note",
    note: "Called the bank",
    orderNumber: null,
    upiId: null,
  };

  it.each<[string, object, string | null]>([
    ["a note", {}, null],
    ["without a reason", { note: "  " }, "note"],
    ["a match without a number", { kind: "match", orderNumber: "x" }, "orderNumber"],
    ["a match", { kind: "match", orderNumber: " kp-1a2b-3c4d-5e6f " }, null],
    ["a refund to no UPI ID", { kind: "refund", upiId: "me" }, "upiId"],
    ["a refund", { kind: "refund" }, null],
  ])("%s", (_, facts, field) => {
    const issues = moneyStepSchema.safeParse({ ...step, ...facts }).error?.issues ?? [];
    expect(issues.map(({ path }) => path[0])).toEqual(field === null ? [] : [field]);
  });
});
