import { readFileSync } from "node:fs";
import { TestEnvironment } from "jest-environment-node";
import { z } from "zod";
import { sandboxKeys } from "../../../sandbox/keys";
import { urlOf } from "../../../scripts/test/databases";
import { readBackends } from "./backends";

const { KAPAS_TEST_TEMPLATE, JEST_WORKER_ID = "1" } = process.env;
const optionsSchema = z.object({ template: z.enum(["migrated", "seeded"]) });

let files = 0;

/** Whether a test file calls the gateway. Those calls have time limits, and its services take seconds to open. */
const needsServices = (path: string) =>
  /@\/server\/|backend\.url|support\/(?:gateway|inbox|razorpay|visitor)"/.test(readFileSync(path, "utf8"));

/** Gives each test file a database of its own, and the gateway of its worker in front of it. */
export default class FileDatabase extends TestEnvironment {
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
    const databaseUrl = urlOf(clusterUrl, this.database.name);
    const { publishable: publishableKey, secret: secretKey } = sandboxKeys;
    // The setup files of Jest read it before setup().
    this.global.kapasBackend = { databaseUrl, url: this.gatewayUrl, publishableKey, secretKey };
  }

  override async setup(): Promise<void> {
    await super.setup();
    await this.giveGateway(this.database);
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
