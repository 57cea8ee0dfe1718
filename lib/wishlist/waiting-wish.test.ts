import { parseWaitingWish } from "./parse-waiting-wish";
import { serializeWaitingWish } from "./waiting-wish";

const now = 1_700_000_000_000;
const minute = 60_000;
const wish = { id: 7, name: "Lotus Tee", size: "M", color: "black" };

describe("a guest's pending wishlist entry", () => {
  it("is restored on return, as chosen", () => {
    expect(parseWaitingWish(serializeWaitingWish(wish, now), now + minute)).toEqual(wish);
    const bare = { id: 7, name: "Lotus Tee", size: null };
    expect(parseWaitingWish(serializeWaitingWish(bare, now), now)).toEqual(bare);
  });

  it("expires after half an hour, or when the clock went back", () => {
    const text = serializeWaitingWish(wish, now);
    expect(parseWaitingWish(text, now + 30 * minute)).toEqual(wish);
    expect(parseWaitingWish(text, now + 30 * minute + 1)).toBeNull();
    expect(parseWaitingWish(text, now - 1)).toBeNull();
  });

  it.each([null, "", "{", "null", "7", "[]", '{"id":"7"}', `{"id":7,"at":${now}}`])(
    "is null for %p",
    (text) => {
      expect(parseWaitingWish(text, now)).toBeNull();
    },
  );
});
