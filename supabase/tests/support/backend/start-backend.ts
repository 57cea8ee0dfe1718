import { Client } from "pg";
import type { TestProject } from "vitest/node";
import { z } from "zod";
import { type Child, startChild } from "../../../../scripts/test/child";
import { urlOf } from "../../../../scripts/test/databases";
import { databaseOf, type TemplateName } from "../../../../scripts/test/templates";

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

type Started = { cluster: z.infer<typeof clusterSchema>; gateways: string[]; stop: () => Promise<void> };

/** A seeded cluster has the migrated template too, so all projects of a run share one, and a gateway for each worker. */
async function start({ config, projects }: TestProject["vitest"]): Promise<Started> {
  const { KAPAS_TEST_CLUSTER } = process.env;
  const children: Child<unknown>[] = [];
  let cluster: Started["cluster"];
  if (KAPAS_TEST_CLUSTER) cluster = clusterSchema.parse(JSON.parse(KAPAS_TEST_CLUSTER));
  else {
    const kind: TemplateName = projects.some(({ name }) => name === "seeded") ? "seeded" : "migrated";
    const child = await startChild("scripts/test/cluster-process.ts", clusterSchema, { args: [kind] });
    children.push(child);
    cluster = child.announced;
  }
  const gateways = await Promise.all(
    Array.from({ length: config.maxWorkers }, async () => {
      const child = await startChild("scripts/test/gateway-process.ts", gatewaySchema, {
        args: [JSON.stringify(cluster)],
      });
      children.push(child);
      return child.announced.url;
    }),
  );
  const stop = async () => {
    for (const child of children.reverse()) await child.stop();
  };
  return { cluster, gateways, stop };
}

// Each project loads this file for itself, in one process.
const run: { started?: Promise<Started>; users: number } = Reflect.get(globalThis, "kapasRun") ?? {
  users: 0,
};
Reflect.set(globalThis, "kapasRun", run);

/** KAPAS_TEST_CLUSTER, what a running cluster has printed, is used instead of a new one: see scripts/bite/bite.ts. */
export default async function startBackends(project: TestProject): Promise<() => Promise<void>> {
  const kind: TemplateName = project.name === "seeded" ? "seeded" : "migrated";
  const { KAPAS_TEST_TEMPLATE: template = databaseOf(kind) } = process.env;
  run.started ??= start(project.vitest);
  run.users += 1;
  const { cluster, gateways, stop } = await run.started;
  const people = await readPeople(urlOf(cluster.url, template));
  project.provide("backends", { clusterUrl: cluster.url, template, gateways, people });
  return async () => {
    run.users -= 1;
    if (run.users > 0) return;
    delete run.started;
    await stop();
  };
}
