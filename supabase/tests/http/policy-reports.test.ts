import { siteUrl, Visitor } from "../support/http/visitor";

const path = "/api/csp-report";
const report = {
  "csp-report": { "document-uri": `${siteUrl}/orders?token=x`, "effective-directive": "img-src" },
};

const statusOf = async (visitor: Visitor, body: unknown, type = "application/csp-report") =>
  (await visitor.post(path, body, { "content-type": type })).status;

it.each([
  ["a report of a browser", report, 200],
  ["a text that isn't JSON", "{", 400],
  ["an object without a report", {}, 400],
  ["a list of reports", [report], 400],
  ["a report of 9,000 characters", "x".repeat(9_000), 413],
])("answers %s with the right status", async (_, body, status) => {
  expect(await statusOf(new Visitor(), body)).toBe(status);
});

it("accepts thirty reports an hour from one address, so that no one can fill the log", async () => {
  const visitor = new Visitor();
  const statuses: number[] = [];
  for (let sent = 1; sent <= 31; sent += 1) statuses.push(await statusOf(visitor, report));
  expect(statuses).toEqual([...Array(30).fill(200), 429]);
});
