import "server-only";
import { z } from "zod";
import type { CartLineInput } from "@/lib/cart/schemas";
import { money } from "@/lib/money-schema";
import type { LeftBasket, PriceDrop, RestockNotice } from "@/lib/reminders/reminder";
import { row } from "@/lib/row";
import { serviceClient, serviceRpc } from "@/server/supabase/service-client";
import { unwrap } from "@/server/supabase/unwrap";
import { withJobDeadline } from "@/server/supabase/with-job-deadline";

const askedSchema = z.enum(["recorded", "in_stock", "gone"]);

/** `isOwn`: the address is the visitor's confirmed one. */
export async function insertRestockRequest(variantId: number, email: string, isOwn: boolean) {
  return askedSchema.parse(await serviceRpc("request_restock_notice", { variantId, email, isOwn }));
}

/** Without an address or without lines, the basket is deleted. */
export async function saveBasket(
  basketKey: string,
  email: string,
  lines: readonly CartLineInput[],
): Promise<void> {
  await serviceRpc("save_basket_reminder", {
    basketKey,
    email,
    lines: lines.map(({ id, size, color, quantity }) => ({ id, size, color, quantity })),
  });
}

const countsSchema = z.object({ restock: z.number(), baskets: z.number(), price_drops: z.number() });

/** Queues the emails that are due. */
export async function queueReminders() {
  return countsSchema.parse(await withJobDeadline(() => serviceRpc("queue_reminders")));
}

const reminderItemSchema = z.object({
  slug: z.string(),
  name: z.string(),
  size: z.string(),
  color: z.string(),
  color_name: z.string(),
  price: money,
  picture: z.string().nullable(),
});

function toReminderItem({ color_name, price, picture, ...row }: z.output<typeof reminderItemSchema>) {
  return { ...row, colorName: color_name, pricePaise: price, imageUrl: picture };
}

const restockSchema = row(
  { items: z.array(reminderItemSchema.transform(toReminderItem)), waits: z.number(), isProven: z.boolean() },
  { items: "variants" },
).nullable();

/** Null when none of it is available any more; the customer keeps waiting. */
export async function takeRestockNotice(requestIds: readonly number[]): Promise<RestockNotice | null> {
  return restockSchema.parse(await serviceRpc("take_restock_mail", { ids: [...requestIds] }));
}

const basketSchema = row({
  lines: z.array(
    reminderItemSchema
      .extend({ id: z.number(), quantity: z.number() })
      .transform(({ id, quantity, ...row }) => ({ ...toReminderItem(row), id, quantity })),
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
