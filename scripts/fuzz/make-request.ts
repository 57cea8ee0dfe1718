import { oddSegment, oddText, oddValue } from "./odd-values";
import type { Random } from "./random";
import type { Surface } from "./surface";

export interface FuzzRequest {
  method: string;
  path: string;
  headers: Record<string, string>;
  body: Buffer | null;
}

const methods = ["GET", "GET", "GET", "HEAD", "POST", "POST", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"];
const queryNames = [
  "q",
  "page",
  "category",
  "color",
  "size",
  "min",
  "max",
  "origin",
  "stock",
  "sort",
  "token",
  "order",
  "add",
];
const otherNames = [
  "next",
  "tab",
  "code",
  "state",
  "error",
  "notice",
  "_rsc",
  "utm_source",
  "type",
  "__proto__",
];
const boundary = "----fuzz";

export function makeRequest(random: Random, surface: Surface, siteUrl: string): FuzzRequest {
  const isAction = random.chance(0.25);
  const method = isAction ? "POST" : random.pick(methods);
  const path = makePath(random, surface);
  const headers: Record<string, string> = {
    host: new URL(siteUrl).host,
    "x-forwarded-for": `10.${random.below(256)}.${random.below(256)}.${random.below(256)}`,
    ...oddHeaders(random, siteUrl),
  };
  const hasBody = !["GET", "HEAD"].includes(method) && random.chance(0.95);
  if (!hasBody) return { method, path, headers, body: null };
  const { type, body } = isAction ? actionBody(random, surface) : plainBody(random, surface);
  if (type) headers["content-type"] = type;
  if (isAction && random.chance(0.7)) {
    headers["next-action"] = random.chance(0.9) ? random.pick(surface.actions) : headerText(oddText(random));
  }
  return { method, path, headers, body };
}

function makePath(random: Random, { routes, sources, files }: Surface): string {
  const template = random.chance(0.03)
    ? `/${oddSegment(random)}`
    : random.pick(random.chance(0.75) ? routes : [...sources, ...files]);
  const path = template
    .replace(/\[\.\.\.\w+\]/g, () => random.list(3, () => oddSegment(random)).join("/"))
    .replace(/\[\w+\]|:\w+/g, () => oddSegment(random));
  if (random.chance(0.5)) return path || "/";
  const query = random.list(4, () => {
    const name = random.chance(0.8) ? random.pick([...queryNames, ...otherNames]) : oddSegment(random);
    return random.chance(0.9) ? `${name}=${oddSegment(random)}` : name;
  });
  return `${path}?${query.join(random.chance(0.95) ? "&" : ";")}`;
}

/** Characters that Node allows in a header. */
function headerText(text: string): string {
  return text.replace(/[^\t\x20-\x7e\x80-\xff]/g, "").slice(0, 4_000);
}

function oddHeaders(random: Random, siteUrl: string): Record<string, string> {
  const headers: Record<string, string> = {};
  if (random.chance(0.7)) headers.origin = siteUrl;
  const choices: (() => [string, string])[] = [
    () => ["origin", random.pick(["https://evil.example", "null", "", "x", `${siteUrl}.evil.example`])],
    () => ["sec-fetch-site", random.pick(["cross-site", "same-origin", "none", "x"])],
    () => [
      "referer",
      random.pick([`${siteUrl}/auth`, "https://evil.example/", "x", `${siteUrl}//evil.example`]),
    ],
    () => ["x-forwarded-host", random.pick(["evil.example", "", "localhost", "a, b"])],
    () => ["x-forwarded-proto", random.pick(["https", "x"])],
    () => ["x-forwarded-for", headerText(oddText(random))],
    () => ["cookie", oddCookies(random, siteUrl)],
    () => ["rsc", "1"],
    () => ["next-router-prefetch", random.pick(["1", "2", "x"])],
    () => [
      "next-router-state-tree",
      random.pick(["%5B%22%22%5D", "x", "%", "[]", encodeURIComponent('["",{}]')]),
    ],
    () => ["next-router-segment-prefetch", random.pick(["/_tree", "/x", "%00"])],
    () => ["next-url", headerText(oddText(random))],
    () => ["x-middleware-subrequest", "middleware:middleware:middleware:middleware:middleware"],
    () => ["x-nextjs-data", "1"],
    () => ["x-matched-path", "/admin"],
    () => ["accept", random.pick(["*/*", "application/json", "text/x-component", "x"])],
    () => ["accept-encoding", random.pick(["gzip", "br;q=x", "*;q=0"])],
    () => ["authorization", headerText(`Bearer ${oddText(random)}`)],
    () => ["range", random.pick(["bytes=0-1", "bytes=9-1", "x"])],
    () => [
      random.pick(["if-match", "if-unmodified-since"]),
      random.pick(["x", "Thu, 01 Jan 1970 00:00:00 GMT"]),
    ],
    () => ["if-none-match", random.pick(["*", '"x"', "x"])],
    () => ["if-modified-since", random.pick(["x", "Thu, 01 Jan 1970 00:00:00 GMT"])],
    () => ["content-security-policy", "script-src 'nonce-x'"],
    () => ["x-razorpay-signature", headerText(oddText(random))],
    () => ["x-http-method-override", "DELETE"],
    () => ["expect", "100-continue"],
  ];
  for (const make of random.list(4, () => random.pick(choices))) {
    const [name, value] = make();
    headers[name] = value;
  }
  return headers;
}

function oddCookies(random: Random, siteUrl: string): string {
  const { port } = new URL(siteUrl);
  const names = ["session", "signed-in", "otp", "form", "notice", "google", "new-password"].map(
    (name) => `kapas-${name}-${port}`,
  );
  const value = () =>
    random.pick([
      "base64-e30",
      "base64-%%",
      "%7B%7D",
      "%",
      "{}",
      encodeURIComponent(JSON.stringify(oddValue(random))),
    ]);
  return headerText(
    random.list(4, () => `${random.pick([...names, `next-auth.state-${port}`])}=${value()}`).join("; "),
  ).replace(/\t/g, "");
}

function fields(random: Random, { fieldNames }: Surface): Record<string, unknown> {
  return Object.fromEntries(
    random.list(8, () => [random.chance(0.9) ? random.pick(fieldNames) : oddText(random), oddValue(random)]),
  );
}

type Body = { type: string | null; body: Buffer };

function plainBody(random: Random, surface: Surface): Body {
  const json = JSON.stringify(random.chance(0.7) ? fields(random, surface) : oddValue(random));
  const kinds: (() => Body)[] = [
    () => ({ type: "application/json", body: Buffer.from(json) }),
    () => ({ type: "application/json", body: Buffer.from(json.slice(0, random.below(json.length))) }),
    () => ({ type: "application/json; charset=utf-16", body: Buffer.from(json, "utf16le") }),
    () => ({ type: "application/csp-report", body: Buffer.from(json) }),
    () => ({ type: null, body: Buffer.from(json) }),
    () => ({ type: headerText(oddText(random)) || null, body: Buffer.from(json) }),
    () => ({ type: "application/x-www-form-urlencoded", body: urlEncoded(random, surface) }),
    () => ({ type: `multipart/form-data; boundary=${boundary}`, body: multipart(random, surface, []) }),
    () => brokenMultipart(random, surface),
    () => ({ type: "application/octet-stream", body: Buffer.alloc(random.pick([0, 10, 70_000]), 0xff) }),
  ];
  return random.pick(kinds)();
}

function urlEncoded(random: Random, surface: Surface): Buffer {
  const pairs = Object.keys(fields(random, surface)).map(
    (name) => `${oddSegment(random)}${name}=${oddSegment(random)}`,
  );
  return Buffer.from(pairs.join("&"));
}

function part(name: string, value: string, file = ""): string {
  const safe = name.replace(/["\r\n]/g, "_");
  return `--${boundary}\r\nContent-Disposition: form-data; name="${safe}"${file}\r\n\r\n${value}\r\n`;
}

function multipart(random: Random, surface: Surface, first: [string, string][]): Buffer {
  const others = Object.entries(fields(random, surface)).map(([name, value]): [string, string] => [
    name,
    typeof value === "string" ? value : JSON.stringify(value),
  ]);
  const parts = [...first, ...others].map(([name, value]) =>
    part(name, value, random.chance(0.05) ? '; filename="x.txt"' : ""),
  );
  return Buffer.from(`${parts.join("")}--${boundary}--\r\n`);
}

function brokenMultipart(random: Random, surface: Surface): Body {
  const whole = multipart(random, surface, []);
  return random.pick<Body>([
    { type: `multipart/form-data; boundary=${boundary}`, body: Buffer.alloc(0) },
    { type: "multipart/form-data", body: whole },
    {
      type: `multipart/form-data; boundary=${boundary}`,
      body: whole.subarray(0, random.below(whole.length)),
    },
    { type: "multipart/form-data; boundary=other", body: whole },
    { type: `multipart/form-data; boundary=${"x".repeat(300)}`, body: whole },
  ]);
}

function oneField(random: Random, names: readonly string[]): [string, string][] {
  return names.map((name) => [`1_${name}`, oddText(random)]);
}

/** As React sends an action: by script, or by a form before hydration. */
function actionBody(random: Random, surface: Surface): Body {
  const id = random.chance(0.9) ? random.pick(surface.actions) : oddText(random);
  const args = JSON.stringify([fields(random, surface)]);
  const state = JSON.stringify([{ id, bound: random.pick([null, "$@1", "$@2", "x"]) }]);
  const names = Object.keys(fields(random, surface));
  const kinds: (() => Body)[] = [
    () => ({ type: "text/plain;charset=UTF-8", body: Buffer.from(args) }),
    () => ({ type: "text/plain;charset=UTF-8", body: Buffer.from(args.slice(0, random.below(args.length))) }),
    () => ({
      type: "text/plain;charset=UTF-8",
      body: Buffer.from(
        JSON.stringify(random.pick(["$K1", "$F1", "$Q1", "$@9", "$T", "$undefined", "$n9", "$o"])),
      ),
    }),
    () => form([["0", '["$undefined","$K1"]'], ...oneField(random, names)]),
    () => form([["0", args]]),
    () => form([[`$ACTION_ID_${id}`, ""]]),
    () =>
      form([
        ["$ACTION_REF_1", ""],
        ["$ACTION_1:0", state],
        ["$ACTION_1:1", args],
        ["$ACTION_KEY", "k1"],
      ]),
    () => form([["$ACTION_REF_1", ""]]),
    () => brokenMultipart(random, surface),
    () => plainBody(random, surface),
    // Well-formed, so that the actions themselves are reached as often as the gate before them.
    ...Array.from({ length: 5 }, () => () => whole("text/plain;charset=UTF-8", args)),
    ...Array.from(
      { length: 5 },
      () => () => form([["0", '["$undefined","$K1"]'], ...oneField(random, names)]),
    ),
    ...Array.from({ length: 3 }, () => () => form([[`$ACTION_ID_${random.pick(callable)}`, ""]])),
  ];
  const callable = surface.actions.filter((known) => known < "8");
  const whole = (type: string, text: string): Body => ({ type, body: Buffer.from(text) });
  const form = (first: [string, string][]): Body => ({
    type: `multipart/form-data; boundary=${boundary}`,
    body: multipart(random, surface, first),
  });
  return random.pick(kinds)();
}
