import { type Choice, consentVersion, decide, isAllowed, readChoice, undecided, writeChoice } from "./choice";
import type { Services } from "./services";

const services: Services = {
  analytics: { ga4: "Google Analytics 4", clarity: "Microsoft Clarity" },
  chat: { crisp: "Crisp" },
};
const made = { decidedAt: 1_764_090_000, browserId: "0a1b2c3d-0000-4000-8000-0123456789ab" };
const open = { services, choice: null, hasGpc: false };
const allowed = decide(open, { analytics: true, chat: true }, made);
const refused = decide(open, { analytics: false, chat: false }, made);

describe("the answer that a browser keeps", () => {
  it("is read as it was written, in characters that a cookie holds", () => {
    for (const choice of [allowed, refused]) {
      expect(readChoice(writeChoice(choice))).toEqual(choice);
      expect(writeChoice(choice)).toMatch(/^[\w.~-]+$/);
    }
  });

  it.each([
    undefined,
    "",
    "yes",
    "1~1764090000",
    "1~1764090000~me~0~chat.crisp.1",
    writeChoice(allowed).replace("crisp", "<b>"),
    writeChoice(allowed).replace("chat", "all"),
  ])("is no answer when it is %j", (text) => {
    expect(readChoice(text)).toBeNull();
  });

  it("allows nothing when its flag is anything but 1", () => {
    const choice = readChoice(writeChoice(allowed).replace("crisp.1", "crisp.9"));
    expect(isAllowed("chat", { ...open, choice })).toBe(false);
  });
});

describe("what may load", () => {
  it("is nothing before an answer, and what was allowed after it", () => {
    expect(isAllowed("chat", open)).toBe(false);
    expect(isAllowed("chat", { ...open, choice: allowed })).toBe(true);
    expect(isAllowed("chat", { ...open, choice: refused })).toBe(false);
  });

  it("is nothing that the settings do not switch on", () => {
    expect(isAllowed("ads", { ...open, choice: allowed })).toBe(false);
  });

  it("is nothing of an older question", () => {
    const choice: Choice = { ...allowed, version: consentVersion - 1 };
    expect(isAllowed("chat", { ...open, choice })).toBe(false);
    expect(undecided({ ...open, choice })).toEqual(["analytics", "chat"]);
  });

  it("is nothing of a category that got a service which the question did not name", () => {
    const other = { services: { chat: { tawk: "tawk.to" } }, choice: allowed, hasGpc: false };
    expect(isAllowed("chat", other)).toBe(false);
    expect(undecided(other)).toEqual(["chat"]);
    expect(undecided({ ...other, choice: refused })).toEqual([]);
  });

  it("stays allowed when a service goes", () => {
    const fewer = { services: { analytics: { ga4: "Google Analytics 4" } }, choice: allowed, hasGpc: false };
    expect(isAllowed("analytics", fewer)).toBe(true);
    expect(undecided(fewer)).toEqual([]);
  });
});

describe("Global Privacy Control", () => {
  const withSignal = { ...open, hasGpc: true };

  it("is a refusal: nothing loads, an earlier yes included, and nobody is asked", () => {
    expect(isAllowed("chat", { ...withSignal, choice: allowed })).toBe(false);
    expect(undecided(withSignal)).toEqual([]);
  });

  it("does not undo a yes that was given in spite of it", () => {
    const choice = decide({ ...withSignal, choice: allowed }, { chat: true }, made);
    expect(isAllowed("chat", { ...withSignal, choice })).toBe(true);
    expect(isAllowed("analytics", { ...withSignal, choice })).toBe(false);
  });
});

it("keeps the browser's name and the other answers when one is changed", () => {
  const later = { decidedAt: made.decidedAt + 60, browserId: "ffffffff-0000-4000-8000-0123456789ab" };
  const changed = decide({ ...open, choice: allowed }, { chat: false }, later);
  expect(changed).toMatchObject({ browserId: made.browserId, decidedAt: later.decidedAt });
  expect(isAllowed("chat", { ...open, choice: changed })).toBe(false);
  expect(isAllowed("analytics", { ...open, choice: changed })).toBe(true);
});
