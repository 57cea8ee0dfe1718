import "server-only";
import { publicEnv } from "@/lib/public-env";
import { env } from "@/server/env";
import { describeErrorForStaff } from "@/server/errors";
import { DeliveryError } from "@/server/integrations/delivery-error";
import { sendIndexNow as post } from "@/server/integrations/indexnow";
import { log } from "@/server/log";
import { claimIndexNow, queueIndexNow, readCrawlerSettings, settleIndexNow } from "./repository";

/** Records changes and pings search engines, once per run. Does nothing without a key. */
export async function sendIndexNow(): Promise<void> {
  await queueIndexNow();
  const ping = await claimIndexNow();
  if (!ping) return;
  const { indexNowKey } = await readCrawlerSettings();
  if (indexNowKey === "") return settleIndexNow(ping, { why: "It was switched off", isRefused: true });
  try {
    await post({
      apiUrl: env().INDEXNOW_API_URL,
      siteUrl: publicEnv.siteUrl,
      key: indexNowKey,
      paths: ping.paths,
    });
    await settleIndexNow(ping, null);
  } catch (error) {
    const why = describeErrorForStaff(error);
    log.warn({ err: error, id: ping.id }, "indexnow: not sent");
    await settleIndexNow(ping, { why, isRefused: error instanceof DeliveryError && error.isRefusal });
  }
}
