import { expect, test } from "@playwright/test";
import sharp from "sharp";
import { limits } from "../../lib/limits/limits";
import { useUp } from "../support/attempts";
import { makeCustomer } from "../support/customer";
import { shopUrl } from "../support/env";
import { PlainBrowser } from "../support/plain-browser";

const pictureOf = (side: number, background: string) =>
  sharp({ create: { width: side, height: side, channels: 3, background } })
    .png()
    .toBuffer();

async function upload(browser: PlainBrowser, picture: Promise<Buffer>, ip = browser.ip) {
  const response = await browser.send("/api/designs/assets", {
    method: "POST",
    headers: { origin: shopUrl, "content-type": "image/png", "x-forwarded-for": ip },
    body: new Uint8Array(await picture),
  });
  const { message } = await response.json();
  return { status: response.status, message, retryAfter: Number(response.headers.get("retry-after")) };
}

test("a network whose guests used up its uploads refuses guests with the time to wait, and nobody who is signed in", async () => {
  const [guest, person] = [new PlainBrowser(), new PlainBrowser()];
  const { email, password } = await makeCustomer();
  expect((await person.submit("/auth", "Login", { email, password })).notice).toMatch(/signed-in$/);
  await useUp("uploadGuests", guest.ip, limits.uploadGuests.limit);
  const refused = await upload(guest, pictureOf(40, "#c33"));
  expect(refused).toMatchObject({
    status: 429,
    message: expect.stringMatching(/sign in, or try again in \d+ minutes/),
  });
  expect(refused.retryAfter).toBeGreaterThan(3000);
  expect(await upload(person, pictureOf(40, "#c33"), guest.ip)).toMatchObject({ status: 200 });
});

test("a browser that used up its own uploads leaves those of its network to others", async () => {
  const [busy, other] = [new PlainBrowser(), new PlainBrowser()];
  expect(await upload(busy, pictureOf(40, "#c33"))).toMatchObject({ status: 200 });
  const [, key = ""] = [...busy.cookies].find(([name]) => name.startsWith("kapas-browser")) ?? [];
  await useUp("uploadBrowser", key, limits.uploadBrowser.limit);
  expect(await upload(busy, pictureOf(40, "#3c3"))).toMatchObject({
    status: 429,
    message: expect.stringMatching(/^That was a lot at once/),
  });
  expect(await upload(other, pictureOf(40, "#3c3"), busy.ip)).toMatchObject({ status: 200 });
});

test("a browser has two uploads at a time; more are refused at once, and say when to come again", async () => {
  const browser = new PlainBrowser();
  await upload(browser, pictureOf(40, "#c33"));
  const colours = ["#111", "#222", "#333", "#444", "#555", "#666"];
  const large = await Promise.all(colours.map((colour) => pictureOf(5000, colour)));
  const answers = await Promise.all(large.map((picture) => upload(browser, Promise.resolve(picture))));
  const refused = answers.filter(({ status }) => status === 429);
  expect(refused.length).toBeGreaterThan(0);
  for (const each of refused)
    expect(each).toMatchObject({ message: expect.stringMatching(/^Two pictures at a time/), retryAfter: 10 });
  expect(answers.filter(({ status }) => status === 200).length).toBeGreaterThanOrEqual(2);
});
