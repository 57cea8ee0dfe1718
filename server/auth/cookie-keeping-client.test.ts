import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { appEnv } from "@/sandbox/app-env";
import type { CookieJar } from "@/server/supabase/viewer-client";

type Client = Awaited<ReturnType<typeof loadClients>>["cookieKeepingClient"];

const address = { email: "leela@kapas.test", password: "cotton-and-ink" };

let authServer: Server;
let refuses = false;
let clients: Awaited<ReturnType<typeof loadClients>>;

async function loadClients() {
  const { sessionClient } = await import("@/server/supabase/viewer-client");
  const { cookieKeepingClient } = await import("./cookie-keeping-client");
  return { sessionClient, cookieKeepingClient };
}

beforeAll(async () => {
  authServer = createServer((_, response) => {
    const refusal = { code: 422, error_code: "user_already_exists", msg: "User already registered" };
    response.writeHead(refuses ? 422 : 200, { "content-type": "application/json" });
    response.end(JSON.stringify(refuses ? refusal : {}));
  });
  await new Promise<void>((resolve) => authServer.listen(0, "127.0.0.1", resolve));
  const { port } = authServer.address() as AddressInfo;
  const url = `http://127.0.0.1:${port}`;
  // biome-ignore lint/style/noProcessEnv: the client reads where the auth server is from there
  Object.assign(process.env, appEnv({ siteUrl: url, gatewayUrl: url }));
  clients = await loadClients();
});
afterAll(() => new Promise((resolve) => authServer.close(resolve)));

/** The Set-Cookie headers that the browser gets, in order. */
async function cookiesOf(
  makeClient: Client,
  answer: "accepted" | "refused",
  ask: (client: ReturnType<Client>) => Promise<{ error: unknown }>,
): Promise<string[]> {
  refuses = answer === "refused";
  const changes: string[] = [];
  const kept = new Map<string, string>();
  const jar: CookieJar = {
    getAll: () => [...kept].map(([name, value]) => ({ name, value })),
    set: ({ name, value }) => {
      changes.push(`${value === "" ? "drop" : "keep"} ${name.replace(/[0-9a-f]{32}/, "*")}`);
      kept.set(name, value);
    },
  };
  const { error } = await ask(makeClient(jar));
  expect(error !== null).toBe(refuses);
  return changes;
}

const questions = {
  registration: (client: ReturnType<Client>) => client.auth.signUp(address),
  "request for a new password": (client: ReturnType<Client>) =>
    client.auth.resetPasswordForEmail(address.email),
};

describe.each(Object.entries(questions))("a %s", (_, ask) => {
  it("that is refused leaves the same cookies as one that is not", async () => {
    const { cookieKeepingClient } = clients;
    const accepted = await cookiesOf(cookieKeepingClient, "accepted", ask);
    expect(accepted).toContainEqual(expect.stringMatching(/^keep kapas-session-\d+-code-verifier$/));
    expect(await cookiesOf(cookieKeepingClient, "refused", ask)).toEqual(accepted);
  });

  it("would differ in its cookies with the default client", async () => {
    const { sessionClient } = clients;
    const accepted = await cookiesOf(sessionClient, "accepted", ask);
    expect(await cookiesOf(sessionClient, "refused", ask)).not.toEqual(accepted);
  });
});
