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

describe("the stored answer", () => {
  it("survives a round trip, in characters that a cookie can hold", () => {
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
  ])("ignores %j", (text) => {
    expect(readChoice(text)).toBeNull();
  });

  it("allows nothing when its flag is anything but 1", () => {
    const choice = readChoice(writeChoice(allowed).replace("crisp.1", "crisp.9"));
    expect(isAllowed("chat", { ...open, choice })).toBe(false);
  });
});

describe("allowed services", () => {
  it("are none before an answer, and the allowed ones after it", () => {
    expect(isAllowed("chat", open)).toBe(false);
    expect(isAllowed("chat", { ...open, choice: allowed })).toBe(true);
    expect(isAllowed("chat", { ...open, choice: refused })).toBe(false);
  });

  it("exclude those that the settings do not enable", () => {
    expect(isAllowed("ads", { ...open, choice: allowed })).toBe(false);
  });

  it("are none after an answer to an older question", () => {
    const choice: Choice = { ...allowed, version: consentVersion - 1 };
    expect(isAllowed("chat", { ...open, choice })).toBe(false);
    expect(undecided({ ...open, choice })).toEqual(["analytics", "chat"]);
  });

  it("exclude a category with a new service that the question did not name", () => {
    const other = { services: { chat: { tawk: "tawk.to" } }, choice: allowed, hasGpc: false };
    expect(isAllowed("chat", other)).toBe(false);
    expect(undecided(other)).toEqual(["chat"]);
    expect(undecided({ ...other, choice: refused })).toEqual([]);
  });

  it("stay allowed when another service is removed", () => {
    const fewer = { services: { analytics: { ga4: "Google Analytics 4" } }, choice: allowed, hasGpc: false };
    expect(isAllowed("analytics", fewer)).toBe(true);
    expect(undecided(fewer)).toEqual([]);
  });
});

describe("Global Privacy Control", () => {
  const withSignal = { ...open, hasGpc: true };

  it("is a refusal: nothing loads, even after an earlier yes, and no banner is shown", () => {
    expect(isAllowed("chat", { ...withSignal, choice: allowed })).toBe(false);
    expect(undecided(withSignal)).toEqual([]);
  });

  it("does not override a yes that was given despite it", () => {
    const choice = decide({ ...withSignal, choice: allowed }, { chat: true }, made);
    expect(isAllowed("chat", { ...withSignal, choice })).toBe(true);
    expect(isAllowed("analytics", { ...withSignal, choice })).toBe(false);
  });
});

it("keeps the browser's id and the other answers when one is changed", () => {
  const later = { decidedAt: made.decidedAt + 60, browserId: "ffffffff-0000-4000-8000-0123456789ab" };
  const changed = decide({ ...open, choice: allowed }, { chat: false }, later);
  expect(changed).toMatchObject({ browserId: made.browserId, decidedAt: later.decidedAt });
  expect(isAllowed("chat", { ...open, choice: changed })).toBe(false);
  expect(isAllowed("analytics", { ...open, choice: changed })).toBe(true);
});
