import { z } from "zod";
import { type Child, startChild } from "./child";
import type { Ports } from "./places";

const preparedSchema = z.object({ clusterUrl: z.string(), clusterDir: z.string() });

/** Makes the build for this place when `.next` has another one, and keeps a cluster with the seeded template running. */
export function startPrepared(ports: Ports): Promise<Child<z.infer<typeof preparedSchema>>> {
  return startChild("scripts/test/prepare-shop.ts", preparedSchema, { args: [JSON.stringify(ports)] });
}
