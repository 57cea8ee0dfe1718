import { setTimeout } from "node:timers/promises";
import { promisify } from "node:util";
import { deserialize, serialize } from "node:v8";
import { deflate, inflate } from "node:zlib";
import { createClient, RESP_TYPES } from "@redis/client";

const pack = promisify(deflate);
const unpack = promisify(inflate);

/** A visitor waits this long at most; then they get the page from this instance. */
const patienceMs = 250;
/** After a failure the instance works alone for this long. */
const pauseMs = 1000;
/** The longest rendering: a page may be made of data that was read this long before its date. */
const renderingMs = 3000;
/** Pages made without the database are made again after seconds. */
const shortestLife = 60;

interface CacheControl {
  revalidate: number | false;
  expire?: number;
}

/** An entry as Next's own store has it in memory. */
interface Entry {
  value: unknown;
  lastModified: number;
  cacheControl: CacheControl;
}

/** Pages that the instances of one build share through Redis. Never throws: without Redis each instance makes its own. */
export function openSharedPages(url: string, buildId: string) {
  const client = createClient({
    url,
    keyPrefix: `kapas:${buildId}:`,
    disableOfflineQueue: true,
    commandsQueueMaxLength: 100,
    socket: { connectTimeout: 2000, reconnectStrategy: 500 },
  }).withTypeMapping({ [RESP_TYPES.BLOB_STRING]: Buffer });
  let pausedUntil = 0;
  let isFailing = false;

  function report(line: string): void {
    process.stderr.write(`${JSON.stringify({ level: 40, time: new Date().toISOString(), msg: line })}\n`);
  }
  function fail(error: unknown): null {
    pausedUntil = Date.now() + pauseMs;
    if (!isFailing)
      report(`redis: ${error instanceof Error ? error.message : error}; pages aren't shared until it's back`);
    isFailing = true;
    return null;
  }
  client.on("error", fail);
  client.connect().catch(fail);

  /** The client's own timeout ends when a command is sent. */
  async function attempt<T>(run: () => Promise<T>): Promise<T | null> {
    if (!client.isReady || Date.now() < pausedUntil) return null;
    const ended = new AbortController();
    const tooLate = setTimeout(patienceMs, undefined, { signal: ended.signal }).then(() => {
      throw new Error("no answer");
    });
    try {
      const result = await Promise.race([run(), tooLate]);
      if (isFailing) report("redis: it's back, pages are shared again");
      isFailing = false;
      return result;
    } catch (error) {
      return fail(error);
    } finally {
      ended.abort();
      tooLate.catch(() => undefined);
    }
  }

  return {
    read: (key: string) =>
      attempt(async (): Promise<Entry | null> => {
        const packed = await client.get(key);
        return packed && deserialize(await unpack(packed));
      }),

    /**
     * The page's date for the other instances is the moment up to which this one has expired all changes: so a page made
     * of older data is older than the change for each of them, even while this instance can't read changes.
     */
    async write(key: string, value: unknown, cacheControl: CacheControl | undefined): Promise<void> {
      const readAt = globalThis.storefrontReadAt;
      if (readAt === undefined || !cacheControl || Number(cacheControl.revalidate) < shortestLife) return;
      const entry: Entry = { value, cacheControl, lastModified: readAt - renderingMs };
      const seconds = cacheControl.expire ?? 7 * 24 * 3600;
      await attempt(async () => {
        const packed = await pack(serialize(entry), { level: 1 });
        return client.set(key, packed, { expiration: { type: "EX", value: seconds } });
      });
    },
  };
}
