import { deferScripts } from "./defer-scripts";

const picture = '<link rel="preload" as="image" imageSrcSet="/a-320.webp 320w" fetchPriority="high"/>';
const preload = '<link rel="preload" as="script" fetchPriority="low" href="/_next/static/chunks/b.js"/>';
const script = (name: string, rest = "") => `<script src="/_next/static/chunks/${name}.js"${rest}></script>`;
const page = (head: string) =>
  `<head>${head}${script("old", ' noModule=""')}</head><body><h1>Tees</h1></body>`;

/** The page's behaviour in a browser with these events, as the names of the scripts that it loads. */
function asked(
  html: string,
  events: { type: string; isFirstPicture: boolean }[],
  waitedMs: number,
  connection: { downlink: number } | null = { downlink: 1.6 },
): string[] {
  const listeners = new Map<string, (event: unknown) => void>();
  const timers: { run: () => void; ms: number }[] = [];
  const appended: { src: string; id?: string; async: boolean }[] = [];
  const document = {
    head: { append: (node: (typeof appended)[number]) => appended.push(node) },
    createElement: () => ({}),
    addEventListener: (type: string, run: () => void) => listeners.set(type, run),
    removeEventListener: (type: string) => listeners.delete(type),
  };
  const [, source = ""] = /<script>(.+?)<\/script>/.exec(html) ?? [];
  new Function("document", "navigator", "setTimeout", source)(
    document,
    { connection: connection ?? undefined },
    (run: () => void, ms: number) => timers.push({ run, ms }),
  );
  for (const { type, isFirstPicture } of events)
    listeners.get(type)?.({ target: { matches: (wanted: string) => isFirstPicture && wanted !== "" } });
  for (const timer of timers) if (timer.ms <= waitedMs) timer.run();
  return appended.map(({ src, id = "", async }) => `${src}${id && `#${id}`}${async ? "" : " in order"}`);
}

const whole = page(picture + preload + script("a", ' async=""') + script("b", ' id="_R_" async=""'));
const all = ["/_next/static/chunks/a.js", "/_next/static/chunks/b.js#_R_"];

it("lists no script before the picture, and keeps scripts for old browsers", () => {
  const deferred = deferScripts(whole);
  expect(deferred).not.toContain('<script src="/_next/static/chunks/a.js');
  expect(deferred).not.toContain(preload);
  expect(deferred.indexOf("<script>")).toBeLessThan(deferred.indexOf(picture));
  expect(deferred).toContain(script("old", ' noModule=""'));
});

it.each([
  ["the picture has loaded", [{ type: "load", isFirstPicture: true }], 0, all],
  ["the picture is broken", [{ type: "error", isFirstPicture: true }], 0, all],
  [
    "it came, its element too, and time passed",
    Array(2).fill({ type: "load", isFirstPicture: true }),
    9999,
    all,
  ],
  ["another picture has loaded", [{ type: "load", isFirstPicture: false }], 0, []],
  ["nothing loads", [], 1500, all],
  ["nothing has loaded yet", [], 1499, []],
])("loads scripts or not: %s", (_name, events, waitedMs, scripts) => {
  expect(asked(deferScripts(whole), events, waitedMs)).toEqual(scripts);
});

it.each([
  ["a fast connection", { downlink: 5 }],
  ["an unknown connection", null],
])("%s delays no script", (_name, connection) => {
  expect(asked(deferScripts(whole), [], 0, connection)).toEqual(all);
});

it.each([
  ["begins without a picture", page(script("a", ' async=""'))],
  ["has no scripts of ours", page(picture)],
])("does not change a page that %s", (_name, html) => {
  expect(deferScripts(html)).toBe(html);
});
