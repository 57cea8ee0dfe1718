import { createFairQueue } from "@/server/create-fair-queue";
import { queueByOwner } from "./queue-by-owner";

const guest = (browserKeyHash: string) => ({ userId: null, browserKeyHash });
const person = (userId: string) => ({ userId, browserKeyHash: null });

test("guests share the turns of their address, and a signed-in person has their own", async () => {
  const room = createFairQueue({
    ...{ atOnce: 1, maxInAll: 100, maxWaitMs: 1000 },
    ...{ tooManyOfOne: () => new Error("too many of one"), full: () => new Error("full") },
  });
  const inTurnOf = queueByOwner(room, { ofOwner: 2, ofAddress: 3 });
  const begin = Promise.withResolvers<void>();
  const ask = (owner: Parameters<typeof inTurnOf>[0]) => inTurnOf(owner, "10.0.0.1", () => begin.promise);
  const asked = [
    guest("a"),
    guest("a"),
    guest("a"),
    guest("b"),
    guest("c"),
    person("p"),
    person("p"),
    person("p"),
  ];
  const outcomes = Promise.allSettled(asked.map(ask));
  begin.resolve();
  expect((await outcomes).map(({ status }) => status === "fulfilled")).toEqual([
    ...[true, true, false, true, false],
    ...[true, true, false],
  ]);
});
