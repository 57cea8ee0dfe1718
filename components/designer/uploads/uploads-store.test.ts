import { pictureSize, sendAgain, uploadPicture } from "./uploads-store";

type Answer = { status: number; response: unknown } | "lost";

const upload = { id: "11111111-0000-4000-8000-000000000000", width: 800, height: 600, hasAlpha: false };
const answers: Answer[] = [];
const sent: unknown[] = [];

class FakeRequest {
  upload = {};
  status = 0;
  response: unknown = null;
  onload = () => {};
  onerror = () => {};
  open() {}
  setRequestHeader() {}
  send(body: unknown) {
    sent.push(body);
    const answer = answers.shift() ?? "lost";
    if (answer === "lost") return this.onerror();
    Object.assign(this, answer);
    this.onload();
  }
}

/** Files of a session have the keys 1, 2, 3 … */
let lastKey = 0;
async function first(answer: Answer) {
  answers.push(answer);
  const file = new File(["picture"], "goa.jpg", { type: "image/jpeg" });
  lastKey += 1;
  return { file, key: lastKey, upload: await uploadPicture(file) };
}

describe("an upload", () => {
  const known = globalThis.XMLHttpRequest;
  beforeAll(() => Object.assign(globalThis, { XMLHttpRequest: FakeRequest }));
  afterAll(() => Object.assign(globalThis, { XMLHttpRequest: known }));
  beforeEach(() => sent.splice(0));

  it("is retried from the same file after it did not arrive", async () => {
    const { file, key, upload: none } = await first("lost");
    expect(none).toBeNull();
    answers.push({ status: 201, response: upload });
    expect(await sendAgain(key)).toEqual(upload);
    expect(sent).toEqual([file, file]);
    expect(pictureSize(upload.id)).toEqual(upload);
    expect(await sendAgain(key)).toBeNull();
  });

  it("is retried as often as the server is busy", async () => {
    const { key } = await first({ status: 503, response: { message: "Later" } });
    answers.push({ status: 429, response: null }, { status: 201, response: upload });
    expect(await sendAgain(key)).toBeNull();
    expect(await sendAgain(key)).toEqual(upload);
  });

  it("is not retried after a refusal, which would be repeated", async () => {
    const { key } = await first({ status: 422, response: { message: "This file is empty." } });
    expect(await sendAgain(key)).toBeNull();
    expect(sent).toHaveLength(1);
  });
});
