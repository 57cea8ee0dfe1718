import "server-only";
import { z } from "zod";
import { designPaths } from "@/lib/designer/design-paths";
import type { EmailContent } from "@/lib/mail/email-content";
import {
  writeGroupClosedEmail,
  writeGroupEndedEmail,
  writeGroupReminderEmail,
  writeGroupStartedEmail,
} from "@/lib/mail/group-emails";
import { paths } from "@/lib/paths";
import { groupTokenOf } from "@/server/designs/share-token";
import { signEmailOrderToken } from "@/server/orders/order-token";
import { findOrderOf } from "./find-order-update";
import { findGroupClose, findGroupNotice, findGroupReminder } from "./group-repository";
import { findOwnerEmail, type Message, type Settlement } from "./repository";

type Written = { to: string; letter: EmailContent };

const notNeeded = (why: string): Settlement => ({ outcome: "skipped", why: `not needed: ${why}` });

export async function writeGroupClosed(
  message: Message,
  { now, siteUrl }: { now: Date; siteUrl: string },
): Promise<Written | Settlement> {
  const order = await findOrderOf(message);
  const close = order && (await findGroupClose(order.orderId));
  if (!order?.email || !close) return notNeeded("the order was cancelled, or has no email address");
  const url = `${siteUrl}${paths.order(order.orderNumber, signEmailOrderToken(order, now))}`;
  return { to: order.email, letter: writeGroupClosedEmail(close, order, url) };
}

const reminderData = z.object({ member_id: z.uuid() });

export async function writeGroupReminder(
  { email, data }: Message,
  { siteUrl }: { siteUrl: string },
): Promise<Written | Settlement> {
  const group = await findGroupReminder(reminderData.parse(data).member_id);
  if (email === null || !group) return notNeeded("the tee is paid, or the group order is closed");
  const url = `${siteUrl}${designPaths.group(groupTokenOf(group.groupId))}`;
  return { to: email, letter: writeGroupReminderEmail(group.closesAt, url) };
}

const organiserData = z.object({ group_id: z.uuid() });

/** To the organiser, when the group is started and when it is closed. */
export async function writeToOrganiser(
  { userId, topic, data }: Message,
  { siteUrl }: { siteUrl: string },
): Promise<Written | Settlement> {
  const groupId = organiserData.parse(data).group_id;
  const [group, to] = await Promise.all([
    findGroupNotice(groupId),
    userId === null ? null : findOwnerEmail(userId),
  ]);
  if (to === null || !group)
    return notNeeded("the group order is deleted, or its organiser has no email address");
  const urls = {
    own: `${siteUrl}${designPaths.groupOrder(groupId)}`,
    group: `${siteUrl}${designPaths.group(groupTokenOf(groupId))}`,
  };
  if (topic === "group_ended") return { to, letter: writeGroupEndedEmail(group, urls) };
  if (group.closedAt !== null) return notNeeded("the group order is closed");
  return { to, letter: writeGroupStartedEmail(group, urls) };
}
