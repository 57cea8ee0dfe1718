import { appEnv } from "../sandbox/app-env";

const place = { siteUrl: "http://localhost:3000", gatewayUrl: "http://127.0.0.1:54321" };

afterEach(() => vi.restoreAllMocks());

/** The output and exit code of a server that starts in this environment. */
async function start(env: Record<string, string>): Promise<{ printed: string; code: unknown }> {
  const write = vi.spyOn(process.stderr, "write").mockReturnValue(true);
  const exit = vi.spyOn(process, "exit").mockImplementation(() => undefined as never);
  vi.spyOn(process, "env", "get").mockReturnValue({ NODE_ENV: "test", ...env });
  vi.resetModules();
  const { requireEnv } = await import("./require-env");
  requireEnv();
  return { printed: write.mock.calls.join(""), code: exit.mock.calls[0]?.[0] };
}

it("a server that lacks variables lists them and exits with 1", async () => {
  const { JOBS_SECRET: _, ...env } = appEnv(place);
  expect(await start(env)).toEqual({ printed: expect.stringContaining("JOBS_SECRET is not set"), code: 1 });
});

it("a server with the build of its addresses starts", async () => {
  expect(await start(appEnv(place))).toEqual({ printed: "", code: undefined });
});
