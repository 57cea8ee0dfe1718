import { Client } from "pg";

export const urlOf = (clusterUrl: string, database: string) => clusterUrl.replace(/[^/]*$/, database);

async function onCluster(clusterUrl: string, work: (client: Client) => Promise<unknown>): Promise<void> {
  const client = new Client({ connectionString: clusterUrl });
  await client.connect();
  try {
    await work(client);
  } finally {
    await client.end();
  }
}

/** Replaces the database of this name with a fresh copy of a template. Returns its URL. */
export async function createDatabase(clusterUrl: string, name: string, template: string): Promise<string> {
  await onCluster(clusterUrl, async (client) => {
    await client.query(`drop database if exists "${name}" with (force)`);
    await client.query(`create database "${name}" template "${template}" strategy file_copy`);
    // A copy does not include the template's settings.
    await client.query(`alter database "${name}" set search_path = "$user", public, extensions`);
  });
  return urlOf(clusterUrl, name);
}

export function dropDatabase(clusterUrl: string, name: string): Promise<void> {
  return onCluster(clusterUrl, (client) => client.query(`drop database if exists "${name}" with (force)`));
}
