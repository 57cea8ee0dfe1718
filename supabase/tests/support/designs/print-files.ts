import type { PoolClient } from "pg";
import { answerOf } from "../backend/database";
import { moveOrder } from "../orders/move-order";
import { orderOf, placeOrder } from "../shop";
import { makeVersion } from "./custom";

/** The price of a regular tee with a poster on one side. */
export const posterPrice = 798;

/** A design with one printed side, in a paid order. */
export async function orderPrint(client: PoolClient, variantId: number, status = "Confirmed") {
  const design = await makeVersion(client);
  const placed = await placeOrder(client, orderOf([{ variantId, listPrice: posterPrice, design }]));
  await moveOrder(client, placed.id, status);
  return { design, ...placed };
}

/** All waiting versions, each claimed once. */
export async function claimAll(client: PoolClient): Promise<string[]> {
  const claimed: string[] = [];
  for (;;) {
    const version = await answerOf(client, "select public.claim_print_work()");
    if (version === null) return claimed;
    claimed.push(version);
  }
}

export const fileOf = (design: string, kind: string) => ({
  view: "front",
  kind,
  path: `${design}/front-1.${kind}`,
  sha256: "5".repeat(64),
  width_px: 10,
  height_px: 10,
  bytes: 10,
});

export const insertPrintFiles = (client: PoolClient, design: string, ...kinds: string[]) =>
  client.query("select public.save_print_files($1, $2)", [
    design,
    JSON.stringify(kinds.map((kind) => fileOf(design, kind))),
  ]);
