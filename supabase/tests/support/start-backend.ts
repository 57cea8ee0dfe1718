import { z } from "zod";
import { type Child, startChild } from "../../../scripts/test/child";

declare global {
  var kapasChildren: Child<unknown>[] | undefined;
}

const urlSchema = z.object({ url: z.string() });

/**
 * One cluster for the run and a gateway for each worker. KAPAS_TEST_CLUSTER, the URL of a running cluster, is used instead
 * when it is set: see scripts/bite/bite.ts.
 */
export default async function startBackends({ maxWorkers }: { maxWorkers: number }): Promise<void> {
  const children: Child<unknown>[] = [];
  globalThis.kapasChildren = children;
  if (!process.env.KAPAS_TEST_CLUSTER) {
    const cluster = await startChild("scripts/test/cluster-process.ts", urlSchema, { args: ["migrated"] });
    children.push(cluster);
    process.env.KAPAS_TEST_CLUSTER = cluster.announced.url;
  }
  const numbers = Array.from({ length: maxWorkers }, (_, index) => index + 1);
  await Promise.all(
    numbers.map(async (number) => {
      const gateway = await startChild("scripts/test/gateway-process.ts", urlSchema);
      children.push(gateway);
      process.env[`KAPAS_TEST_GATEWAY_${number}`] = gateway.announced.url;
    }),
  );
}
