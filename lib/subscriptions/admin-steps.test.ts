import { listSteps } from "./admin-steps";

const active = {
  status: "active",
  endedAt: null,
  pendingChange: null,
  cancelAskedAt: null,
  isOpenForChange: true,
  isPausedByBank: false,
} as const;

it.each([
  ["an active one", {}, ["skip", "pause", "cancel"]],
  ["one whose charge is near", { isOpenForChange: false }, ["cancel"]],
  ["one that the gateway is still asked for", { pendingChange: "pause" }, ["cancel"]],
  ["a paused one", { status: "paused" }, ["resume", "cancel"]],
  ["one that a bank's app has paused", { status: "paused", isPausedByBank: true }, ["cancel"]],
  ["a halted one", { status: "halted" }, ["cancel"]],
  ["one that is going to end", { cancelAskedAt: "2026-11-20T10:00:00Z" }, []],
  ["one that has ended", { status: "cancelled", endedAt: "2026-11-20T10:00:00Z" }, []],
] as const)("offers staff the steps that fit %s", (_name, change, steps) => {
  expect(listSteps({ ...active, ...change })).toEqual(steps);
});
