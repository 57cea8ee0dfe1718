import { appEnv } from "@/sandbox/app-env";
import {
  isOrderToken,
  orderRefOf,
  signEmailOrderToken,
  signOrderToken,
  signOwnerOrderToken,
} from "./order-token";

const place = { siteUrl: "http://localhost:3000", gatewayUrl: "http://localhost:54321" };
// biome-ignore lint/style/noProcessEnv: the secret is read from there
Object.assign(process.env, appEnv(place));

const day = 24 * 3600 * 1000;
const order = {
  orderId: "0b6e3f0e-8f6a-4d4e-9a37-0d2f3b1c9a11",
  orderNumber: "KP-1A2B-3C4D-5E6F",
  linkEpoch: 1,
  createdAt: "2026-11-20T10:15:00+00:00",
};
const placedAt = Date.parse(order.createdAt);

describe("a link to an order", () => {
  const { token } = orderRefOf(order);

  it("opens its order for 90 days, and no other order", () => {
    expect(isOrderToken(order, token, placedAt + 89 * day)).toBe(true);
    expect(isOrderToken(order, token, placedAt + 91 * day)).toBe(false);
    expect(isOrderToken({ ...order, orderId: "1b6e3f0e-8f6a-4d4e-9a37-0d2f3b1c9a11" }, token, placedAt)).toBe(
      false,
    );
  });

  it("ends when the order's links are revoked", () => {
    expect(isOrderToken({ ...order, linkEpoch: 2 }, token, placedAt)).toBe(false);
  });

  it.each([
    "",
    ".",
    "a.b",
    "zzzzzz.",
    `${token}.x`,
    token.replace(/^[^.]+/, "zzzzzz"),
    token.slice(0, -1),
    "NaN.x",
  ])("is invalid as %j", (forged) => expect(isOrderToken(order, forged, placedAt)).toBe(false));

  it("in a late email opens the order for 30 more days", () => {
    const late = new Date(placedAt + 200 * day);
    const mailed = signEmailOrderToken(order, late);
    expect(isOrderToken(order, mailed, late.getTime() + 29 * day)).toBe(true);
    expect(isOrderToken(order, mailed, late.getTime() + 31 * day)).toBe(false);
  });

  it("is issued to the owner, however old the order is", () => {
    expect(isOrderToken(order, signOwnerOrderToken(order))).toBe(true);
    const old = { ...order, createdAt: "2020-01-01T00:00:00Z" };
    expect(isOrderToken(old, signOwnerOrderToken(old))).toBe(true);
  });

  it("does not end earlier when its date is changed", () => {
    const [, mac] = signOrderToken(order, placedAt).split(".");
    const later = Math.floor((placedAt + 900 * day) / 1000).toString(36);
    expect(isOrderToken(order, `${later}.${mac}`, placedAt)).toBe(false);
  });
});
