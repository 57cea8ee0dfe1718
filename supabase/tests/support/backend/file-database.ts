import { readFileSync } from "node:fs";
import { TestEnvironment } from "jest-environment-node";
import { Client } from "pg";
import { z } from "zod";
import { sandboxKeys } from "../../../../sandbox/keys";
import { urlOf } from "../../../../scripts/test/databases";
import { readBackends } from "./backends";

const { KAPAS_TEST_TEMPLATE, JEST_WORKER_ID = "1" } = process.env;
const optionsSchema = z.object({ template: z.enum(["migrated", "seeded"]) });

let files = 0;

/** Whether a test file calls the gateway. Those calls have time limits, and its services take seconds to open. */
const needsServices = (path: string) =>
  /@\/server\/|backend\.url|support\/(?:backend|http)\/(?:gateway|inbox|razorpay|visitor)"/.test(
    readFileSync(path, "utf8"),
  );

async function readPeople(databaseUrl: string): Promise<Record<string, string>> {
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  const { rows } = await client.query(
    "select split_part(email, '@', 1) as name, id from auth.users where email like '%@kapas.test'",
  );
  await client.end();
  return Object.fromEntries(rows.map(({ name, id }) => [name, id]));
}

/** By template: a worker runs files of both, and the people of each have their own ids. */
const people = new Map<string, ReturnType<typeof readPeople>>();

/** Gives each test file a database of its own, and the gateway of its worker in front of it. */
export default class FileDatabase extends TestEnvironment {
  private readonly databaseUrl: string;
  private readonly gatewayUrl: string;
  private readonly database: { name: string; template: string; isOpen: boolean };

  constructor(...settings: ConstructorParameters<typeof TestEnvironment>) {
    super(...settings);
    const { template } = optionsSchema.parse(settings[0].projectConfig.testEnvironmentOptions);
    const { clusterUrl, gateways } = readBackends(template);
    this.gatewayUrl = gateways[Number(JEST_WORKER_ID) - 1] ?? "";
    files += 1;
    this.database = {
      name: `test_${JEST_WORKER_ID}_${files}`,
      template: KAPAS_TEST_TEMPLATE ?? `kapas_${template}`,
      isOpen: needsServices(settings[1].testPath),
    };
    this.databaseUrl = urlOf(clusterUrl, this.database.name);
    const { publishable: publishableKey, secret: secretKey } = sandboxKeys;
    // The setup files of Jest read it before setup().
    this.global.kapasBackend = {
      databaseUrl: this.databaseUrl,
      url: this.gatewayUrl,
      publishableKey,
      secretKey,
    };
  }

  override async setup(): Promise<void> {
    await super.setup();
    await this.giveGateway(this.database);
    const { template } = this.database;
    const found = people.get(template) ?? readPeople(this.databaseUrl);
    people.set(template, found);
    // For support/people/actors.ts.
    this.global.kapasPeople = await found;
  }

  /** The file's last `afterAll` has run, so that none finds its pools closed. */
  async handleTestEvent({ name }: { name: string }): Promise<void> {
    const { closePools } = this.global;
    if (name === "run_finish" && typeof closePools === "function") await closePools();
  }

  override async teardown(): Promise<void> {
    await this.giveGateway(null);
    await super.teardown();
  }

  private async giveGateway(database: FileDatabase["database"] | null): Promise<void> {
    const answer = await fetch(`${this.gatewayUrl}/_database`, {
      method: "POST",
      body: JSON.stringify(database),
    });
    if (!answer.ok) throw new Error(`the gateway has no database: ${await answer.text()}`);
  }
}
