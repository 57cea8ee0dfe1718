import { plainPicture, sendFile } from "../support/http/design-actions";
import { Visitor } from "../support/http/visitor";
import { makeMember } from "../support/people/accounts";

const send = (visitor: Visitor, file: Uint8Array<ArrayBuffer>, headers = {}) =>
  sendFile(visitor, "/api/admin/pictures", file, headers);

it("stores a product picture in five widths for staff who may change products, and for no one else", async () => {
  const editor = await new Visitor().signIn(await makeMember("editor"));
  const packer = await new Visitor().signIn(await makeMember("packer"));
  const picture = await plainPicture("#c33", 480);
  expect((await send(new Visitor(), picture)).status).toBe(401);
  expect((await send(packer, picture)).status).toBe(403);
  expect((await send(editor, picture, { origin: "https://evil.test" })).status).toBe(403);
  const answer = await send(editor, picture);
  expect(answer.status).toBe(200);
  const { url } = await answer.json();
  for (const width of [320, 640, 960, 1280, 1920]) {
    const file = await fetch(url.replace(/-1920\.webp$/, `-${width}.webp`));
    expect([width, file.status, file.headers.get("content-type")]).toEqual([width, 200, "image/webp"]);
    expect(file.headers.get("cache-control")).toContain("max-age=2592000");
  }
});

it("refuses a file that isn't a picture with a reason, and 30 MB at once", async () => {
  const editor = await new Visitor().signIn(await makeMember("editor"));
  const drawing = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';
  for (const text of [drawing, "Dear printer, make it blue.", ""]) {
    const answer = await send(editor, new TextEncoder().encode(text));
    const { message } = await answer.json();
    expect([text, answer.status, message]).toEqual([text, 422, expect.stringMatching(/^It(?:'s| isn't) /)]);
  }
  expect((await send(editor, new Uint8Array(30 * 1024 * 1024))).status).toBe(413);
});
