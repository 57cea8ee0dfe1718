import { pickPlaces, type Run } from "../scripts/test/places";
import { startPrepared } from "../scripts/test/prepared";

/** Starts the cluster of the shops and makes the build when it is not there. Each worker starts its own shop, see fixtures.ts. */
export default async function prepareShops(config: { workers: number }): Promise<() => Promise<void>> {
  const shops = await pickPlaces(config.workers);
  const [first] = shops;
  if (!first) throw new Error("no worker");
  const prepared = await startPrepared(first);
  const run: Run = { ...prepared.announced, shops };
  process.env.KAPAS_TEST_RUN = JSON.stringify(run);
  return prepared.stop;
}
