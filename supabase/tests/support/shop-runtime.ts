import "next/dist/server/node-environment-baseline";
import { appEnv } from "../../../sandbox/app-env";
import { backend } from "./backend";

// Before each test file: what the shop's own code finds when Next has started it, see request-scope.ts.
Object.assign(process.env, appEnv({ siteUrl: "http://localhost:3000", gatewayUrl: backend.url }), {
  // A test stands for the proxy: each visitor comes from an address of their own.
  TRUSTED_PROXIES: "1",
});
