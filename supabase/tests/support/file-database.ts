import { TestEnvironment } from "jest-environment-node";
import { sandboxKeys } from "../../../sandbox/keys";
import { createDatabase, dropDatabase, urlOf } from "../../../scripts/test/databases";

const { KAPAS_TEST_CLUSTER = "", KAPAS_TEST_TEMPLATE = "kapas_migrated", JEST_WORKER_ID = "1" } = process.env;
const gatewayUrl = process.env[`KAPAS_TEST_GATEWAY_${JEST_WORKER_ID}`] ?? "";

let files = 0;

/** Gives each test file a database of its own, and the gateway of its worker in front of it. */
export default class FileDatabase extends TestEnvironment {
  private readonly name: string;

  constructor(...settings: ConstructorParameters<typeof TestEnvironment>) {
    super(...settings);
    files += 1;
    this.name = `test_${JEST_WORKER_ID}_${files}`;
    const databaseUrl = urlOf(KAPAS_TEST_CLUSTER, this.name);
    const { publishable: publishableKey, secret: secretKey } = sandboxKeys;
    // The setup files of Jest read it before setup().
    this.global.kapasBackend = { databaseUrl, url: gatewayUrl, publishableKey, secretKey };
  }

  override async setup(): Promise<void> {
    await super.setup();
    const databaseUrl = await createDatabase(KAPAS_TEST_CLUSTER, this.name, KAPAS_TEST_TEMPLATE);
    await this.pointGatewayAt(databaseUrl);
  }

  override async teardown(): Promise<void> {
    await this.pointGatewayAt(null);
    await dropDatabase(KAPAS_TEST_CLUSTER, this.name);
    await super.teardown();
  }

  private async pointGatewayAt(databaseUrl: string | null): Promise<void> {
    const answer = await fetch(`${gatewayUrl}/_database`, {
      method: "POST",
      body: JSON.stringify({ databaseUrl }),
    });
    if (!answer.ok) throw new Error(`the gateway did not take the database: ${await answer.text()}`);
  }
}
