import { Client } from "pg";
import type { TestProject } from "vitest/node";
import { z } from "zod";
import { type Child, startChild } from "../../../../scripts/test/child";
import { urlOf } from "../../../../scripts/test/databases";
import { databaseOf, templateSchema } from "../../../../scripts/test/templates";

const clusterSchema = z.object({ url: z.string(), dir: z.string() });
const gatewaySchema = z.object({ url: z.string() });

type Backends = {
  clusterUrl: string;
  template: string;
  /** Of each worker */
  gateways: string[];
  /** Ids of the template's people, by name */
  people: Record<string, string>;
};

declare module "vitest" {
  interface ProvidedContext {
    backends: Backends;
  }
}

async function readPeople(databaseUrl: string): Promise<Record<string, string>> {
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  const { rows } = await client.query(
    "select split_part(email, '@', 1) as name, id from auth.users where email like '%@kapas.test'",
  );
  await client.end();
  return Object.fromEntries(rows.map(({ name, id }) => [name, id]));
}

/**
 * A cluster for the run and a gateway for each worker. KAPAS_TEST_CLUSTER, what a running cluster has printed, is used instead
 * when it is set: see scripts/bite/bite.ts.
 */
export default async function startBackends(project: TestProject): Promise<() => Promise<void>> {
  const kind = templateSchema.parse(project.name === "seeded" ? "seeded" : "migrated");
  const children: Child<unknown>[] = [];
  const { KAPAS_TEST_CLUSTER, KAPAS_TEST_TEMPLATE: template = databaseOf(kind) } = process.env;
  let cluster: z.infer<typeof clusterSchema>;
  if (KAPAS_TEST_CLUSTER) cluster = clusterSchema.parse(JSON.parse(KAPAS_TEST_CLUSTER));
  else {
    const child = await startChild("scripts/test/cluster-process.ts", clusterSchema, { args: [kind] });
    children.push(child);
    cluster = child.announced;
  }
  const people = await readPeople(urlOf(cluster.url, template));
  const gateways = await Promise.all(
    Array.from({ length: project.vitest.config.maxWorkers }, async () => {
      const child = await startChild("scripts/test/gateway-process.ts", gatewaySchema, {
        args: [JSON.stringify(cluster)],
      });
      children.push(child);
      return child.announced.url;
    }),
  );
  project.provide("backends", { clusterUrl: cluster.url, template, gateways, people });
  return async () => {
    for (const child of children.reverse()) await child.stop();
  };
}
