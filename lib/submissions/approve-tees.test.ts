import { approveTees } from "./approve-tees";

const tees = ["Ira 7", "Kabir 8", "Zoya 9"].map((words, rev) => ({ id: words, rev, words }));
const done = { ok: true, data: { nextId: "next" } } as const;
const stale = { ok: false, code: "conflict", message: "Ravi changed this first." } as const;

it("approves the other tees when someone has decided some of them, and names those", async () => {
  const approved: string[] = [];
  const answer = await approveTees(tees, async ({ words }) => {
    if (words === "Ira 7") return stale;
    approved.push(words);
    return done;
  });
  expect(approved).toEqual(["Kabir 8", "Zoya 9"]);
  const message = "2 tees approved. Already decided or changed: Ira 7.";
  expect(answer).toEqual({ ok: true, data: { approved: 2, nextId: "next", message } });
});

it("reports when all were approved, and when none was left", async () => {
  expect(await approveTees(tees, async () => done)).toMatchObject({ data: { message: "3 tees approved" } });
  expect(await approveTees(tees, async () => stale)).toMatchObject({
    data: {
      approved: 0,
      message: expect.stringMatching(/^No tees approved\. Already .*: Ira 7, Kabir 8, Zoya 9\.$/),
    },
  });
});

it("stops at any other failure", async () => {
  const failure = { ok: false, code: "unavailable", message: "Server error" } as const;
  expect(await approveTees(tees, async () => failure)).toEqual(failure);
});
