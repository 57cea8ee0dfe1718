import { z } from "zod";
import { isOwned, tryLock } from "../../sandbox/owner-lock";
import { pickPort } from "../../sandbox/ports";

/** Addresses of a test shop and its gateway. */
export type Ports = { shop: number; gateway: number };
export const portsSchema = z.array(z.object({ shop: z.number(), gateway: z.number() }));

/**
 * Below the ephemeral ports (32768 and up on Linux), where a closed connection holds its port for a minute.
 * All have as many digits, see moveBuild().
 */
export const firstPlace: Ports = { shop: 3108, gateway: 24_418 };

/** The port is free, and no other run has chosen it. The lock ends with this process. */
async function reserve({ shop, gateway }: Ports): Promise<boolean> {
  const lock = `kapas-ports-${shop}`;
  if (await isOwned(lock)) return false;
  if ((await pickPort(shop)) !== shop || (await pickPort(gateway)) !== gateway) return false;
  return (await tryLock(lock)) !== null;
}

/** Free ports for this many shops. */
export async function pickPlaces(count: number): Promise<Ports[]> {
  const found: Ports[] = [];
  for (let step = 0; step < 500 && found.length < count; step += 1) {
    const ports = { shop: firstPlace.shop + step, gateway: firstPlace.gateway + step };
    if (await reserve(ports)) found.push(ports);
  }
  if (found.length < count)
    throw new Error(`Ports ${firstPlace.shop} and up are in use: stop other runs of the tests.`);
  return found;
}

export const siteOf = ({ shop }: Ports) => `http://localhost:${shop}`;
export const gatewayOf = ({ gateway }: Ports) => `http://127.0.0.1:${gateway}`;
export const placeOf = (ports: Ports) => ({ siteUrl: siteOf(ports), gatewayUrl: gatewayOf(ports) });

/** Environment variables for a run's processes. */
export const runSchema = z.object({
  clusterUrl: z.string(),
  clusterDir: z.string(),
  shops: portsSchema,
});
export type Run = z.infer<typeof runSchema>;

/** Null outside a run of the browser tests. */
export function findRun(): Run | null {
  const { KAPAS_TEST_RUN } = process.env;
  return KAPAS_TEST_RUN ? runSchema.parse(JSON.parse(KAPAS_TEST_RUN)) : null;
}
