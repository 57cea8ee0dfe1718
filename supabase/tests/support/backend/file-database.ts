import { randomUUID } from "node:crypto";
import { readFileSync } from "node:fs";
import { inject } from "vitest";
import { sandboxKeys } from "../../../../sandbox/keys";
import { urlOf } from "../../../../scripts/test/databases";

// Before each test file: a database of its own, with the gateway of its worker in front of it. The files of a worker share its
// packages, but neither modules of the shop nor the environment.

vi.resetModules();

const environment = { ...process.env };
const { clusterUrl, gateways, people, template } = inject("backends");
const gatewayUrl = gateways[Number(process.env.VITEST_POOL_ID) - 1] ?? "";
const name = `test_${randomUUID()}`;

/** Whether a test file calls the gateway. Those calls have time limits, and its services take seconds to open. */
const needsServices = (path: string) =>
  /@\/server\/|backend\.url|support\/(?:backend|http)\/(?:gateway|inbox|razorpay|visitor)"/.test(
    readFileSync(path, "utf8"),
  );

async function giveGateway(database: { name: string; template: string; isOpen: boolean } | null) {
  const answer = await fetch(`${gatewayUrl}/_database`, { method: "POST", body: JSON.stringify(database) });
  if (!answer.ok) throw new Error(`the gateway has no database: ${await answer.text()}`);
}

await giveGateway({ name, template, isOpen: needsServices(expect.getState().testPath ?? "") });
Object.assign(globalThis, {
  kapasBackend: {
    databaseUrl: urlOf(clusterUrl, name),
    url: gatewayUrl,
    publishableKey: sandboxKeys.publishable,
    secretKey: sandboxKeys.secret,
  },
  // For support/people/actors.ts.
  kapasPeople: people,
  closePools: null,
});

// Runs after the file's own `afterAll`, so that none finds its pools closed.
afterAll(async () => {
  vi.useRealTimers();
  const closePools: unknown = Reflect.get(globalThis, "closePools");
  if (typeof closePools === "function") await closePools();
  await giveGateway(null);
  for (const variable of Object.keys(process.env)) {
    if (!(variable in environment)) Reflect.deleteProperty(process.env, variable);
  }
  Object.assign(process.env, environment);
});
