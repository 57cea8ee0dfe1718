import { withoutRequest } from "./without-request";

const script = (data: string) => `self.__next_f.push([1,"0:${JSON.stringify(data).slice(1, -1)}"])`;
/** In two scripts, as in a page whose data is split there. */
const parted = (data: string, at: number) =>
  `<script>${script(data.slice(0, at))}</script><script>${script(data.slice(at)).replace("0:", "")}</script>`;
const flight = (parts: string[], query: string, more = "") =>
  `{"P":null,"c":${JSON.stringify(parts)},"q":${JSON.stringify(query)},"i":false,"f":[${more}]}`;

const withoutTraces = (data: string) => {
  const page = withoutRequest("/terms/privacy", {
    html: `<p>कपास</p>${script(data)}`,
    rscData: Buffer.from(data),
    status: 200,
  });
  return { html: page.html, data: page.rscData.toString(), status: page.status };
};

it("removes the address of the request", () => {
  const clean = flight(["", "terms", "privacy"], "");
  for (const [path, query] of [
    ["terms?token=secret", "?token=secret"],
    ['terms?a=","i":x', '?a=","i":x'],
    ['terms?a="],"q":"y', '?a="],"q":"y'],
    ["terms?a=\\", "?a=\\"],
    ["terms?a=ä\u2028😀", "?a=ä\u2028😀"],
  ]) {
    const result = withoutTraces(flight(["", path ?? ""], query ?? ""));
    expect(result).toEqual({ html: `<p>कपास</p>${script(clean)}`, data: clean, status: 200 });
  }
});

it("finds the address wherever a page's data is split", () => {
  const data = flight(["", "terms?token=secret"], "?token=secret");
  for (let at = 1; at < data.length; at += 1) {
    const { html } = withoutRequest("/terms", { html: parted(data, at), rscData: Buffer.from(data) });
    expect(html).toBe(`<script>${script(flight(["", "terms"], ""))}</script>`);
  }
});

it("keeps only the path of the cache key", () => {
  const data = Buffer.from(flight(["", "terms?a"], "?a"));
  const { rscData } = withoutRequest("/route-cache/APP_PAGE/00ff/$/terms", { html: "", rscData: data });
  expect(rscData.toString()).toBe(flight(["", "terms"], ""));
});

it("leaves everything else unchanged", () => {
  const before = '0:{"c":["a"],"d":{"c":[1],"q":"b"},"e":"q"}\n';
  expect(withoutTraces(before + flight(["", "terms"], "")).data).toBe(
    before + flight(["", "terms", "privacy"], ""),
  );
  const more = JSON.stringify({ c: ["a"], q: "b", text: 'कपास says "c":[1],"q":"x","i":' });
  expect(withoutTraces(flight(["", "terms"], "", more)).data).toBe(
    flight(["", "terms", "privacy"], "", more),
  );
});
