import { type Asking, createFairQueue, type Share } from "./create-fair-queue";

vi.useFakeTimers();

const roomOf = (atOnce: number, maxInAll = 100) =>
  createFairQueue({
    atOnce,
    maxInAll,
    maxWaitMs: 1000,
    tooManyOfOne: () => new Error("too many of one"),
    full: () => new Error("full"),
  });

/** Jobs of a room that the test ends. */
function begin(inTurn: ReturnType<typeof roomOf>) {
  const started: string[] = [];
  const ends = new Map<string, () => void>();
  const askAs = (kind: Asking["kind"], label: string, ...shares: [Share, ...Share[]]) =>
    inTurn({ kind, shares }, () => {
      started.push(label);
      return new Promise<string>((resolve) => ends.set(label, () => resolve(label)));
    });
  const ask = (label: string, ...shares: [Share, ...Share[]]) => askAs("guest", label, ...shares);
  const end = async (label: string) => {
    await vi.advanceTimersByTimeAsync(0);
    ends.get(label)?.();
    await vi.advanceTimersByTimeAsync(0);
  };
  return { started, askAs, ask, end };
}

test("visitors take turns, in any order and number of requests", async () => {
  const { started, ask, end } = begin(roomOf(1));
  for (const nr of [1, 2, 3, 4]) void ask(`a${nr}`, ["a", 9]);
  for (const nr of [1, 2]) void ask(`b${nr}`, ["b", 9]);
  void ask("c1", ["c", 9]);
  for (const label of ["a1", "a2", "b1", "c1", "a3", "b2"]) await end(label);
  expect(started).toEqual(["a1", "a2", "b1", "c1", "a3", "b2", "a4"]);
});

test("a signed-in person waits for the running job, and then for one turn of guests at most", async () => {
  const { started, askAs, end } = begin(roomOf(1));
  for (const nr of [1, 2, 3, 4, 5, 6]) void askAs("guest", `guest ${nr}`, ["10.0.0.1", 6]);
  void askAs("guest", "other guest", ["10.0.0.2", 6]);
  for (const nr of [1, 2]) void askAs("person", `person ${nr}`, ["asha", 2]);
  const order = ["guest 1", "person 1", "guest 2", "person 2", "other guest"];
  for (const label of [...order, "guest 3", "guest 4", "guest 5", "guest 6"]) await end(label);
  expect(started.slice(0, 5)).toEqual(order);
});

test("runs this many at once, and starts the next one when one ends or fails", async () => {
  const inTurn = roomOf(2);
  const { started, ask, end } = begin(inTurn);
  const failing = inTurn({ kind: "guest", shares: [["x", 1]] }, () => Promise.reject(new Error("broken")));
  await expect(failing).rejects.toThrow("broken");
  for (const name of ["a", "b", "c"]) void ask(name, [name, 1]);
  await vi.advanceTimersByTimeAsync(0);
  expect(started).toEqual(["a", "b"]);
  await end("b");
  expect(started).toEqual(["a", "b", "c"]);
});

test("refuses more than any of its shares at once, until one ends", async () => {
  const { ask, end } = begin(roomOf(1));
  void ask("1", ["address", 3], ["browser", 2]);
  void ask("2", ["address", 3], ["browser", 2]);
  await expect(ask("3", ["address", 3], ["browser", 2])).rejects.toThrow("too many of one");
  void ask("4", ["address", 3], ["other", 2]);
  await expect(ask("5", ["address", 3], ["third", 2])).rejects.toThrow("too many of one");
  await end("1");
  const sixth = ask("6", ["address", 3], ["third", 2]);
  for (const label of ["2", "4", "6"]) await end(label);
  await expect(sixth).resolves.toBe("6");
});

test("refuses guests when they fill two thirds of the room, and everyone when it is full", async () => {
  const { ask, askAs, end } = begin(roomOf(1, 3));
  void ask("a", ["a", 5], ["its browser", 5]);
  const waiting = ask("b", ["b", 5], ["its browser", 5]);
  await expect(ask("c", ["c", 5])).rejects.toThrow("full");
  void askAs("person", "p", ["p", 5]);
  await expect(askAs("person", "q", ["q", 5])).rejects.toThrow("full");
  for (const label of ["a", "p", "b"]) await end(label);
  await expect(waiting).resolves.toBe("b");
});

test("refuses after the maximum wait and frees the place; running jobs are not ended", async () => {
  const { started, ask, end } = begin(roomOf(1, 3));
  const running = ask("a", ["a", 1]);
  const late = ask("b", ["b", 1]);
  const refused = expect(late).rejects.toThrow("full");
  await vi.advanceTimersByTimeAsync(1000);
  await refused;
  void ask("b again", ["b", 1]);
  await end("a");
  await expect(running).resolves.toBe("a");
  expect(started).toEqual(["a", "b again"]);
});
