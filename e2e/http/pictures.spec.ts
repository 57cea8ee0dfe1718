import { expect, test } from "@playwright/test";
import { shopUrl } from "../support/env";
import { badPictures, makePicture } from "../support/picture-files";
import { PlainBrowser } from "../support/plain-browser";
import { makeStaff } from "../support/staff";

async function browserOf(role: "editor" | "packer"): Promise<PlainBrowser> {
  const browser = new PlainBrowser();
  const { email, password } = await makeStaff(role);
  expect((await browser.submit("/auth", "Login", { email, password })).notice).toMatch(/signed-in$/);
  return browser;
}

const send = (browser: PlainBrowser, file: Buffer, headers: Record<string, string> = {}) =>
  browser.send("/api/admin/pictures", {
    method: "POST",
    headers: { origin: shopUrl, "content-type": "application/octet-stream", ...headers },
    body: new Uint8Array(file),
  });

test("a picture of a product is stored in five widths for those who may, and for nobody else", async () => {
  const [editor, packer] = [await browserOf("editor"), await browserOf("packer")];
  const { buffer } = await makePicture("a.png", "#c33");
  expect((await send(new PlainBrowser(), buffer)).status).toBe(401);
  expect((await send(packer, buffer)).status).toBe(403);
  expect((await send(editor, buffer, { origin: "https://evil.test" })).status).toBe(403);
  const answer = await send(editor, buffer);
  expect(answer.status).toBe(200);
  const { url } = await answer.json();
  for (const width of [320, 640, 960, 1280, 1920]) {
    const file = await fetch(url.replace(/-1920\.webp$/, `-${width}.webp`));
    expect([width, file.status, file.headers.get("content-type")]).toEqual([width, 200, "image/webp"]);
    expect(file.headers.get("cache-control")).toContain("max-age=2592000");
  }
});

test("what is no picture is refused with a reason, and 30 MB before they are read", async () => {
  const editor = await browserOf("editor");
  for (const { name, buffer } of badPictures) {
    const answer = await send(editor, buffer);
    expect([name, answer.status]).toEqual([name, 422]);
    expect((await answer.json()).message).toMatch(/^It is /);
  }
  const startedAt = performance.now();
  const status = await send(editor, Buffer.alloc(30 * 1024 * 1024)).then(
    (answer) => answer.status,
    // The server closes the connection while the rest is on its way.
    () => 413,
  );
  expect(status).toBe(413);
  expect(performance.now() - startedAt).toBeLessThan(5000);
});
