import { randomUUID } from "node:crypto";
import { expect } from "@playwright/test";
import sharp from "sharp";
import { idOf } from "./checkout-action";
import { makeCustomer } from "./customer";
import { shopUrl } from "./env";
import type { PlainBrowser } from "./plain-browser";

interface Answer {
  ok: boolean;
  code?: string;
  message?: string;
  data?: Record<string, unknown>;
}

/** Next forwards an action that its page does not have, and loses the cookies of the answer. */
const pageOf = (action: string) => (action === "remixDesignAction" ? "/custom-design" : "/my-designs");

export function send(browser: PlainBrowser, action: string, input: unknown): Promise<Response> {
  return browser.send(pageOf(action), {
    method: "POST",
    headers: { origin: shopUrl, "next-action": idOf(action), "content-type": "text/plain" },
    body: JSON.stringify([input]),
  });
}

/** Calls a server action as its page does. */
export async function act(browser: PlainBrowser, action: string, input: unknown): Promise<Answer> {
  const response = await send(browser, action, input);
  const line = (await response.text()).split("\n").find((each) => /^1:\{/.test(each));
  if (!line) throw new Error(`${action} answered ${response.status} without a result`);
  return JSON.parse(line.slice(2));
}

export async function upload(browser: PlainBrowser, background = "#c33"): Promise<string> {
  const body = await sharp({ create: { width: 1200, height: 1200, channels: 3, background } })
    .png()
    .toBuffer();
  const response = await browser.send("/api/designs/assets", {
    method: "POST",
    headers: { origin: shopUrl, "content-type": "image/png" },
    body: new Uint8Array(body),
  });
  expect(response.status).toBe(200);
  return (await response.json()).id;
}

const placed = {
  name: "",
  x: 152,
  y: 150,
  rot: 0,
  flipX: false,
  flipY: false,
  opacity: 1,
  locked: false,
  hidden: false,
};
export const imageOf = (asset: string, more = {}) => ({
  ...placed,
  id: randomUUID().slice(0, 8),
  type: "image",
  asset,
  crop: { x: 0, y: 0, width: 1, height: 1 },
  width: 100,
  height: 100,
  ...more,
});
export const squareOf = (more = {}) => ({
  ...placed,
  id: randomUUID().slice(0, 8),
  type: "shape",
  shape: "rectangle",
  width: 100,
  height: 60,
  fill: "#c33333",
  outline: null,
  radius: 0,
  ...more,
});
export const documentOf = (front: unknown[], more = {}) => ({
  v: 1,
  cut: "regular",
  colour: "black",
  views: { front, back: [], left: [], right: [] },
  ...more,
});

export const freeze = (browser: PlainBrowser, document: unknown, designId: string = randomUUID()) =>
  act(browser, "freezeDesignAction", { designId, name: "Mine", document });

export const statusOf = async (browser: PlainBrowser, path: string) => (await browser.send(path)).status;

export async function signIn(browser: PlainBrowser): Promise<void> {
  const { email, password } = await makeCustomer();
  expect((await browser.submit("/auth", "Login", { email, password })).notice).toMatch(/signed-in$/);
}
