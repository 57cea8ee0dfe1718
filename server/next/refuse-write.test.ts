import { refuseWrite } from "./refuse-write";

const action = `7f${"a".repeat(40)}`;
const cached = `80${"a".repeat(40)}`;

type Sent = { path?: string; method?: string; headers?: Record<string, string>; body?: BodyInit };

async function statusOf({
  path = "/checkout",
  method = "POST",
  headers = {},
  body,
}: Sent): Promise<number | null> {
  const request = new Request(`http://localhost:3000${path}`, {
    method,
    body,
    headers: { origin: "http://localhost:3000", host: "localhost:3000", ...headers },
  });
  return (await refuseWrite(request, "http://localhost:3000"))?.status ?? null;
}

function form(...fields: [string, string][]): FormData {
  const data = new FormData();
  for (const [name, value] of fields) data.append(name, value);
  return data;
}

const byScript = (body: BodyInit, id = action): Sent => ({
  body,
  headers: {
    "next-action": id,
    ...(typeof body === "string" && { "content-type": "text/plain;charset=UTF-8" }),
  },
});

const oddPart = (inName: string): Sent => ({
  headers: { "content-type": "multipart/form-data; boundary=x" },
  body: [
    `--x\r\nContent-Disposition: form-data; name="$ACTION_ID_${action}"\r\n\r\n\r\n`,
    `--x\r\nContent-Disposition: form-data; name="a${inName}"\r\n\r\nb\u0007\r\n--x--\r\n`,
  ].join(""),
});

describe("a write to a page", () => {
  it.each([
    ["arguments in a text", byScript('[{"name":"Asha","note":"$$5"},"$undefined"]')],
    ["twenty arguments", byScript(JSON.stringify(Array(20).fill("")))],
    ["a form with state", byScript(form(["0", '[{"ok":true},"$K1"]'], ["1_email", "$x"]))],
    ["a plain form", { body: form([`$ACTION_ID_${action}`, ""]) }],
    ["a plain form with a bell in a field", oddPart("")],
    [
      "a plain form with state",
      {
        body: form(
          ["$ACTION_REF_1", ""],
          ["$ACTION_1:0", JSON.stringify({ id: action, bound: "$@1" })],
          ["$ACTION_1:1", '[{"kind":"idle"}]'],
          ["$ACTION_KEY", "k1"],
        ),
      },
    ],
  ])("passes as an action: %s", async (_what, sent) => {
    expect(await statusOf(sent)).toBeNull();
  });

  it.each([
    ["a cached function", byScript("[]", cached)],
    ["an unknown action name", byScript("[]", "x")],
    ["no list of arguments", byScript('"$undefined"')],
    ["more than twenty arguments", byScript(JSON.stringify(Array(21).fill("")))],
    ["more than twenty in a form", byScript(form(["0", JSON.stringify(Array(21).fill(""))]))],
    ["half a list", byScript('[{"a":')],
    ["an unused prefix of the encoding", byScript('[{"a":"$@9"}]')],
    ["deeply nested arguments", byScript("[".repeat(900) + "]".repeat(900))],
    ["a prototype", byScript('[{"__proto__":{"a":1}}]')],
    ["a form without arguments", byScript(form(["email", "x"]))],
    ["a form with arguments twice", byScript(form(["0", '["$K1"]'], ["", "x"]))],
    ["a form that names no action", { body: form(["email", "x"]) }],
    ["a form that names two", { body: form([`$ACTION_ID_${action}`, ""], ["$ACTION_REF_1", ""]) }],
    ["a form without a known action", { body: form(["$ACTION_REF_1", ""]) }],
    ["a form without parts", { body: "", headers: { "content-type": "multipart/form-data; boundary=x" } }],
    ["a form without a boundary", { body: "x", headers: { "content-type": "multipart/form-data" } }],
    ["a form of another kind", { body: new URLSearchParams({ [`$ACTION_ID_${action}`]: "" }) }],
    ["JSON", { body: "[]", headers: { "content-type": "application/json", "next-action": action } }],
    ["a control character in a part's headers", oddPart("\u0007")],
    ["an address under /api", { path: "/api/cart/%ff", ...byScript("[]") }],
    ["nothing", {}],
  ])("is refused: %s", async (_what, sent) => {
    expect(await statusOf(sent)).toBe(400);
  });

  it("passes as the form of a mail program, at its own address", async () => {
    const one = { body: form(["List-Unsubscribe", "One-Click"]) };
    const path = "/api/mail-preferences/6f1d2c1e-4b8e-4f7a-9a57-0d2f3b1c9a11";
    expect(await statusOf({ ...one, path })).toBeNull();
    expect(await statusOf({ ...one, path: `${path}/%ff` })).toBe(400);
    expect(await statusOf({ ...byScript("[]"), path })).toBe(400);
  });

  it("passes only from our own pages, under the host's own name", async () => {
    const from = (headers: Record<string, string>) =>
      statusOf({ ...byScript("[]"), headers: { ...byScript("[]").headers, ...headers } });
    expect(await from({ origin: "https://evil.example" })).toBe(403);
    expect(await from({ origin: "null" })).toBe(403);
    expect(await from({ "x-forwarded-host": "evil.example" })).toBe(403);
  });

  it("must be a POST of at most a megabyte", async () => {
    for (const method of ["PUT", "PATCH", "DELETE", "OPTIONS"]) expect(await statusOf({ method })).toBe(405);
    expect(await statusOf({ ...byScript("[]"), path: "/logo.svg" })).toBe(405);
    expect(await statusOf(byScript(`["${"x".repeat(1_000_000)}"]`))).toBe(413);
  });
});

it("a form sent to a function is refused with the message that it takes JSON", async () => {
  const request = new Request("http://localhost:3000/api/send-error-notification", {
    method: "POST",
    body: form(["message", "x"]),
  });
  const answer = await refuseWrite(request, "http://localhost:3000");
  expect(answer?.status).toBe(400);
  expect(await answer?.json()).toEqual({ error: "This URL accepts JSON only." });
});
