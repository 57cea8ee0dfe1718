import "server-only";
import { type Brand, brandFromSettings } from "@/lib/brand";
import { describeErrorForStaff } from "@/server/errors";
import { DeliveryError } from "@/server/integrations/delivery-error";
import { log } from "@/server/log";
import { listSiteSettings } from "@/server/settings/repository";
import { mailSettings, smsSettings } from "./channel-settings";
import { deliverMail } from "./deliver-mail";
import { deliverSms } from "./deliver-sms";
import { type Channel, claimMessage, type Message, type Settlement, settleMessage } from "./repository";
import { runSlack } from "./run-slack";

/** After this time the next run continues. */
const runMs = 45_000;

/** The number of messages by outcome. */
export type OutboxCounts = Record<Settlement["outcome"], number>;

type Deliver = (message: Message, brand: Brand) => Promise<Settlement>;

/** Sends due messages: emails, SMS and notices in parallel. Any number of runners may run at once; a channel without keys rests. */
export async function runOutbox(now: Date): Promise<OutboxCounts> {
  const counts: OutboxCounts = { sent: 0, skipped: 0, failed: 0, away: 0, dead: 0 };
  const mail = mailSettings();
  const sms = smsSettings();
  await Promise.all([
    mail.isOn &&
      emptyChannel("email", (message, brand) => deliverMail(message, mail.settings, brand, now), counts),
    sms.isOn &&
      emptyChannel("sms", (message, brand) => deliverSms(message, sms.settings, brand, now), counts),
    runSlack(),
  ]);
  return counts;
}

/** One at a time: an unavailable provider then costs one message one try per run. */
async function emptyChannel(channel: Channel, deliver: Deliver, counts: OutboxCounts): Promise<void> {
  const startedAt = performance.now();
  let brand: Brand | undefined;
  while (performance.now() - startedAt < runMs) {
    const message = await claimMessage(channel);
    if (!message) return;
    brand ??= brandFromSettings(await listSiteSettings());
    const { settlement, isProviderAway } = await tryOnce(message, deliver, brand);
    const isGivenUp = await settleMessage(message, settlement);
    counts[isGivenUp ? "dead" : settlement.outcome] += 1;
    const { id, topic } = message;
    if (isGivenUp) log.error({ id, topic, why: settlement.why }, "outbox: a message is given up");
    if (isProviderAway) {
      log.warn({ id, topic, why: settlement.why }, "outbox: the provider accepts no messages");
      return;
    }
  }
}

async function tryOnce(
  message: Message,
  deliver: Deliver,
  brand: Brand,
): Promise<{ settlement: Settlement; isProviderAway: boolean }> {
  try {
    return { settlement: await deliver(message, brand), isProviderAway: false };
  } catch (error) {
    const why = describeErrorForStaff(error);
    if (error instanceof DeliveryError) {
      const outcome = error.isRefusal ? "dead" : error.isUncertain ? "failed" : "away";
      return { settlement: { outcome, why }, isProviderAway: !error.isRefusal };
    }
    log.error({ err: error, id: message.id, topic: message.topic }, "outbox: a message can't be written");
    return { settlement: { outcome: "failed", why }, isProviderAway: false };
  }
}
