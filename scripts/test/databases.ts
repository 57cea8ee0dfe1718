import { Client } from "pg";

export const urlOf = (clusterUrl: string, database: string) => clusterUrl.replace(/[^/]*$/, database);

const clients = new Map<string, Promise<Client>>();

/** One connection for this process, until the cluster stops: each costs as much as the copy of a database. */
function connect(clusterUrl: string): Promise<Client> {
  const known = clients.get(clusterUrl);
  if (known) return known;
  const client = new Client({ connectionString: clusterUrl });
  const remove = () => clients.delete(clusterUrl);
  client.on("error", remove).on("end", remove);
  const opened = client.connect().then(() => client);
  opened.catch(remove);
  clients.set(clusterUrl, opened);
  return opened;
}

/** Replaces the database of this name with a fresh copy of a template. Returns its URL. */
export async function createDatabase(clusterUrl: string, name: string, template: string): Promise<string> {
  const client = await connect(clusterUrl);
  await client.query(`drop database if exists "${name}" with (force)`);
  await client.query(`create database "${name}" template "${template}" strategy file_copy`);
  // A copy does not include the template's settings.
  await client.query(`alter database "${name}" set search_path = "$user", public, extensions`);
  return urlOf(clusterUrl, name);
}

export async function dropDatabase(clusterUrl: string, name: string): Promise<void> {
  const client = await connect(clusterUrl);
  await client.query(`drop database if exists "${name}" with (force)`);
}
