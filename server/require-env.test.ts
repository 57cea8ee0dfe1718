import { appEnv } from "../sandbox/app-env";
import type { requireEnv } from "./require-env";

const place = { siteUrl: "http://localhost:3000", gatewayUrl: "http://127.0.0.1:54321" };

afterEach(() => jest.restoreAllMocks());

/** The output and exit code of a server that starts in this environment. */
function start(env: Record<string, string>): { printed: string; code: unknown } {
  const write = jest.spyOn(process.stderr, "write").mockReturnValue(true);
  const exit = jest.spyOn(process, "exit").mockImplementation(() => undefined as never);
  jest.replaceProperty(process, "env", { NODE_ENV: "test", ...env });
  jest.isolateModules(() => {
    const fresh: { requireEnv: typeof requireEnv } = jest.requireActual("./require-env");
    fresh.requireEnv();
  });
  return { printed: write.mock.calls.join(""), code: exit.mock.calls[0]?.[0] };
}

it("a server that lacks variables lists them and exits with 1", () => {
  const { JOBS_SECRET: _, ...env } = appEnv(place);
  expect(start(env)).toEqual({ printed: expect.stringContaining("JOBS_SECRET is not set"), code: 1 });
});

it("a server with the build of its addresses starts", () => {
  expect(start(appEnv(place))).toEqual({ printed: "", code: undefined });
});
