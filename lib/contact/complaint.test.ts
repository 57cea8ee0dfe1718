import { describeDue, listSteps } from "./complaint";
import type { Complaint } from "./message";

const complaint: Complaint = {
  number: "C-42",
  state: "open",
  createdAt: "2026-11-20T10:00:00Z",
  answerDueAt: "2026-11-22T10:00:00Z",
  solveDueAt: "2026-12-20T10:00:00Z",
  answeredAt: null,
  solvedAt: null,
};
const answered = { ...complaint, state: "answered", answeredAt: "2026-11-21T04:30:00Z" } as const;

const at = (moment: string) => new Date(moment);

it.each([
  ["a new complaint", complaint, "2026-11-20T12:00:00Z", /^Answer by 22 Nov, 3:30.pm$/, false],
  ["one that is due soon", complaint, "2026-11-22T01:00:00Z", /^Answer by 22 Nov/, true],
  ["an overdue one", complaint, "2026-11-23T00:00:00Z", /^Answer was due 22 Nov/, true],
  ["an answered one", answered, "2026-11-23T00:00:00Z", /^Solve by 20 Dec, 3:30.pm$/, false],
  ["one that should be solved", answered, "2027-01-01T00:00:00Z", /^Solve was due 20 Dec/, true],
])("names the next step of %s", (_, one, now, text, isUrgent) => {
  expect(describeDue(one, at(now))).toEqual({ text: expect.stringMatching(text), isUrgent });
});

it.each(["done", "spam"] as const)("expects nothing of a complaint that is %s", (state) => {
  expect(describeDue({ ...complaint, state }, at("2027-01-01T00:00:00Z"))).toBeNull();
});

it("shows the customer the finished steps with their times and the next ones with their deadline", () => {
  expect(listSteps(answered)).toEqual([
    { label: "Received", detail: expect.stringMatching(/^20 Nov/), isDone: true },
    { label: "Answered by email", detail: expect.stringMatching(/^21 Nov, 10:00.am$/), isDone: true },
    { label: "Solved", detail: expect.stringMatching(/^by 20 Dec/), isDone: false },
  ]);
});
