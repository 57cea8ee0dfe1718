import "server-only";
import { z } from "zod";
import type { WantedLine } from "@/lib/cart/schemas";
import { money } from "@/lib/money-schema";
import type { LeftBasket, PriceDrop, RestockNews } from "@/lib/reminders/reminder";
import { row } from "@/lib/row";
import { serviceClient, serviceRpc } from "@/server/supabase/service-client";
import { unwrap } from "@/server/supabase/unwrap";
import { withinJobPatience } from "@/server/supabase/within-job-patience";

const askedSchema = z.enum(["noted", "in_stock", "gone"]);

/** `isOwn`: the address is the visitor's confirmed one. */
export async function insertRestockRequest(variantId: number, email: string, isOwn: boolean) {
  return askedSchema.parse(await serviceRpc("ask_for_restock", { variantId, email, isOwn }));
}

/** Without an address or without lines, the basket is deleted. */
export async function keepBasket(
  basketKey: string,
  email: string,
  lines: readonly WantedLine[],
): Promise<void> {
  await serviceRpc("keep_basket_reminder", {
    basketKey,
    email,
    lines: lines.map(({ id, size, color, quantity }) => ({ id, size, color, quantity })),
  });
}

const countsSchema = z.object({ restock: z.number(), baskets: z.number(), price_drops: z.number() });

/** Queues the emails that are due. */
export async function queueReminders() {
  return countsSchema.parse(await withinJobPatience(() => serviceRpc("queue_reminders")));
}

const pieceSchema = z.object({
  slug: z.string(),
  name: z.string(),
  size: z.string(),
  color: z.string(),
  color_name: z.string(),
  price: money,
  picture: z.string().nullable(),
});

function toPiece({ color_name, price, picture, ...row }: z.output<typeof pieceSchema>) {
  return { ...row, colorName: color_name, pricePaise: price, imageUrl: picture };
}

const restockSchema = row(
  { pieces: z.array(pieceSchema.transform(toPiece)), waits: z.number(), isProven: z.boolean() },
  { pieces: "variants" },
).nullable();

/** Null when none of it is available any more; the customer keeps waiting. */
export async function takeRestockNews(requestIds: readonly number[]): Promise<RestockNews | null> {
  return restockSchema.parse(await serviceRpc("take_restock_mail", { ids: [...requestIds] }));
}

const basketSchema = row({
  lines: z.array(
    pieceSchema
      .extend({ id: z.number(), quantity: z.number() })
      .transform(({ id, quantity, ...row }) => ({ ...toPiece(row), id, quantity })),
  ),
  isProven: z.boolean(),
}).nullable();

/** Null: it has ended. */
export async function findLeftBasket(id: string): Promise<LeftBasket | null> {
  const answer = await serviceClient().rpc("find_basket_mail", { p_id: id }, { get: true });
  return basketSchema.parse(unwrap("reminders: left basket", answer));
}

const dropsSchema = z.array(
  row(
    {
      slug: z.string(),
      name: z.string(),
      size: z.string().nullable(),
      color: z.string().nullable(),
      colorName: z.string().nullable(),
      wasPaise: money,
      pricePaise: money,
      imageUrl: z.string().nullable(),
    },
    { wasPaise: "was", pricePaise: "now", imageUrl: "picture" },
  ),
);

/** `day`: of the email, in India. */
export async function listPriceDrops(userId: string, day: string): Promise<PriceDrop[]> {
  const answer = await serviceClient().rpc(
    "find_price_drops",
    { p_user_id: userId, p_day: day },
    { get: true },
  );
  return dropsSchema.parse(unwrap("reminders: price drops", answer));
}
