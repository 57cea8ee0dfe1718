import "next/dist/server/node-environment-baseline";
import { appEnv } from "../../../../sandbox/app-env";
import { backend } from "./backend";
import "./react-cache";

// Before each test file: the environment of the shop's own code under Next, see request-scope.ts.
Object.assign(process.env, appEnv({ siteUrl: "http://localhost:3000", gatewayUrl: backend.url }), {
  // A test acts as the proxy: each visitor has their own address.
  TRUSTED_PROXIES: "1",
});

// Sign-in answers as soon as it can; http/no-hints.test.ts tests how long it takes at least.
vi.mock("@/server/auth/run-for-at-least", () => ({
  runForAtLeast: (_ms: number, run: () => Promise<unknown>) => run(),
}));
