import { parseWaitingWishes } from "./parse-waiting-wishes";
import { addToWaiting } from "./waiting-wishes";

const now = 1_700_000_000_000;
const minute = 60_000;
const wish = { id: 7, name: "Lotus Tee", size: "M", color: "black" };
const bare = { id: 8, name: "Tiger Tee", size: null };

describe("a guest's pending wishlist entries", () => {
  it("are restored on return, as chosen", () => {
    const text = addToWaiting(addToWaiting(null, wish, now), bare, now + minute);
    expect(parseWaitingWishes(text, now + minute)).toEqual([wish, bare]);
  });

  it("expire after 90 days, or when the clock went back", () => {
    const text = addToWaiting(addToWaiting(null, wish, now), bare, now + minute);
    expect(parseWaitingWishes(text, now + 90 * 24 * 60 * minute + 1)).toEqual([bare]);
    expect(parseWaitingWishes(text, now - 1)).toEqual([]);
  });

  it("begin again when the storage is damaged, and stay few", () => {
    let text: string | null = "{";
    for (let id = 1; id <= 60; id++) text = addToWaiting(text, { ...wish, id }, now);
    const ids = parseWaitingWishes(text, now).map(({ id }) => id);
    expect([ids.length, ids.at(-1)]).toEqual([50, 60]);
  });

  it.each([null, "", "{", "null", "7", "[]", '[{"id":"7"}]', `[{"id":7,"at":${now}}]`, "[null]"])(
    "are none for %p",
    (text) => {
      expect(parseWaitingWishes(text, now)).toEqual([]);
    },
  );
});
