import type { Client } from "pg";

const REMEMBER_MS = 5_000;

/** Every picture request checks whether its bucket is public, so the result is cached briefly. */
export function createPublicBucketCheck(client: Client): (bucket: string) => Promise<boolean> {
  let known: Promise<Set<string>> | null = null;
  let askedAt = 0;

  const ask = async () => {
    const { rows } = await client.query<{ id: string }>("select id from storage.buckets where public");
    return new Set(rows.map((row) => row.id));
  };
  return async (bucket) => {
    if (known === null || Date.now() - askedAt > REMEMBER_MS) {
      askedAt = Date.now();
      known = ask();
    }
    try {
      return (await known).has(bucket);
    } catch (error) {
      known = null;
      throw error;
    }
  };
}
