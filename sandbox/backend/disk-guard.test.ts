import { Hono } from "hono";
import { diskGuard, findDiskProblem } from "./disk-guard";

it("reports in one line how much space is missing where", () => {
  expect(findDiskProblem("/data", 500)).toBeNull();
  expect(findDiskProblem("/data", 3.7)).toMatch(/^The disk is full: 3 MB are free in \/data.*\.$/);
});

it("checks the real disk", () => {
  expect(findDiskProblem(".")).toBeNull();
});

it("answers every request with 503, health included, logs it once, and recovers when there is space", async () => {
  let now = 0;
  vi.spyOn(Date, "now").mockImplementation(() => now);
  let problem: string | null = null;
  const lines: string[] = [];
  const app = new Hono();
  app.route("/", diskGuard({ dir: ".", printLine: (line) => lines.push(line), findProblem: () => problem }));
  app.get("/health", (c) => c.json({ status: "ok" }));
  const health = async () => {
    now += 2_000;
    return app.request("/health");
  };
  expect((await health()).status).toBe(200);
  problem = "The disk is full: 3 MB";
  expect((await health()).status).toBe(503);
  expect(await (await health()).json()).toEqual({ code: "disk_full", message: problem });
  problem = null;
  expect((await health()).status).toBe(200);
  expect(lines).toEqual(["The disk is full: 3 MB", "The disk has space again."]);
  vi.restoreAllMocks();
});
