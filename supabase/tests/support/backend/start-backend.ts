import { z } from "zod";
import { type Child, startChild } from "../../../../scripts/test/child";
import { shareBackends } from "./backends";

declare global {
  var kapasChildren: Child<unknown>[] | undefined;
}

const clusterSchema = z.object({ url: z.string(), dir: z.string() });
const gatewaySchema = z.object({ url: z.string() });
const projectSchema = z.object({
  testEnvironmentOptions: z.object({ template: z.enum(["migrated", "seeded"]) }),
});

/**
 * A cluster for the run and a gateway for each worker. KAPAS_TEST_CLUSTER, what a running cluster has printed, is used instead
 * when it is set: see scripts/bite/bite.ts.
 */
export default async function startBackends(
  { maxWorkers }: { maxWorkers: number },
  project: unknown,
): Promise<void> {
  const { template } = projectSchema.parse(project).testEnvironmentOptions;
  globalThis.kapasChildren ??= [];
  const children = globalThis.kapasChildren;
  const { KAPAS_TEST_CLUSTER } = process.env;
  let cluster: z.infer<typeof clusterSchema>;
  if (KAPAS_TEST_CLUSTER) cluster = clusterSchema.parse(JSON.parse(KAPAS_TEST_CLUSTER));
  else {
    const child = await startChild("scripts/test/cluster-process.ts", clusterSchema, { args: [template] });
    children.push(child);
    cluster = child.announced;
  }
  const gateways = await Promise.all(
    Array.from({ length: maxWorkers }, async () => {
      const child = await startChild("scripts/test/gateway-process.ts", gatewaySchema, {
        args: [JSON.stringify(cluster)],
      });
      children.push(child);
      return child.announced.url;
    }),
  );
  shareBackends(template, { clusterUrl: cluster.url, gateways });
}
