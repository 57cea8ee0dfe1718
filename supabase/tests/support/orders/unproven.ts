import { createHash, randomInt, randomUUID } from "node:crypto";
import type { Pool } from "pg";
import { unprovenCaps } from "../../../../lib/limits/unproven";
import { orderOf, placeOrder } from "../shop";

/** The server's id of a visitor: a hash. */
export const newVisitor = () => createHash("sha256").update(randomUUID()).digest("hex");
export const newPhone = () => `+9190${randomInt(100_000_000).toString().padStart(8, "0")}`;

export function origin(
  visitor: string,
  { isPuzzled = false, caps = {} }: { isPuzzled?: boolean; caps?: object } = {},
) {
  return { origin: { visitor, is_puzzled: isPuzzled, caps: { ...unprovenCaps, ...caps } } };
}

/** A stranger's unproven order, COD or paid online. */
export function unproven(
  variantId: number,
  visitor: string,
  { quantity = 1, ...overrides }: Record<string, unknown> & { quantity?: number } = {},
) {
  return orderOf([{ variantId, quantity }], { is_phone_proven: false, ...origin(visitor), ...overrides });
}

/** Places one after another until none is left; which succeeded, and why the others did not. */
export async function attack(
  server: Pool,
  count: number,
  order: (index: number) => ReturnType<typeof orderOf>,
) {
  const passed: string[] = [];
  const refused: Record<string, number> = {};
  for (let index = 0; index < count; index++) {
    try {
      passed.push((await placeOrder(server, order(index))).id);
    } catch (error) {
      const { hint, detail } = error as { hint: string; detail?: string };
      const why = [hint, detail].filter(Boolean).join(" ");
      refused[why] = (refused[why] ?? 0) + 1;
    }
  }
  return { passed, refused };
}
