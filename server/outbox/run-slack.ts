import "server-only";
import { factsSchema } from "@/lib/notices/facts-schema";
import { writeNotice } from "@/lib/notices/notice";
import { writeSlackText } from "@/lib/notices/slack-text";
import { publicEnv } from "@/lib/public-env";
import { DeliveryError } from "@/server/integrations/delivery-error";
import { type SlackSettings, sendToSlack } from "@/server/integrations/slack";
import { log } from "@/server/log";
import { slackSettings } from "./channel-settings";
import {
  claimSlackBatch,
  findSlackChannel,
  type Message,
  type Settlement,
  settleMessage,
} from "./repository";

/** Sends the notices that are due, a few to a message. Any number of runners may run at once; without a token nothing is claimed. */
export async function runSlack(): Promise<void> {
  const slack = slackSettings();
  if (!slack.isOn) return;
  for (;;) {
    const batch = await claimSlackBatch();
    if (batch.length === 0) return;
    const settlement = await tryOnce(batch, slack.settings);
    const ends = await Promise.all(batch.map((message) => settleMessage(message, settlement)));
    if (ends.includes(true)) log.error({ why: settlement.why }, "outbox: notices are given up");
    if (settlement.outcome !== "sent" && settlement.outcome !== "skipped") {
      log.warn({ why: settlement.why }, "outbox: Slack accepts no notices");
      return;
    }
  }
}

async function tryOnce(batch: Message[], settings: SlackSettings): Promise<Settlement> {
  const channel = await findSlackChannel();
  if (channel === null) return { outcome: "skipped", why: "not needed: no channel is set" };
  const notices = batch.flatMap(({ data }) => {
    const facts = factsSchema.safeParse(data);
    return facts.success ? [writeNotice(facts.data)] : [];
  });
  if (notices.length === 0) return { outcome: "dead", why: "no text for these events" };
  try {
    await sendToSlack(settings, { channel, text: writeSlackText(notices, publicEnv.siteUrl) });
    return { outcome: "sent" };
  } catch (error) {
    if (!(error instanceof DeliveryError)) throw error;
    return { outcome: error.isRefusal ? "dead" : error.isUncertain ? "failed" : "away", why: error.message };
  }
}
