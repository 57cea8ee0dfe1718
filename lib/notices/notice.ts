import { adminPaths } from "@/lib/admin-paths";
import { formatPaise } from "@/lib/money";
import { formatTopicName } from "@/lib/orders/timeline";
import { formatMoment } from "@/lib/orders/when";
import type { NoticeFacts } from "./facts-schema";

export interface Notice {
  /** One line, without markup. */
  text: string;
  /** Its page in the admin. */
  path: string;
}

const ways: Record<string, string> = {
  cod: "cash on delivery",
  online: "paid online",
  none: "nothing to pay",
};

/** The text for staff: orders, items and amounts, without personal names. */
export function writeNotice(facts: NoticeFacts): Notice {
  switch (facts.event) {
    case "order_placed":
      return aboutOrder(facts.order_number, `Order ${writeSaleNotice(facts)}`);
    case "high_value_order":
      return aboutOrder(facts.order_number, `Large order: ${writeSaleNotice(facts)}`);
    case "cod_to_confirm":
      return aboutOrder(facts.order_number, `COD to confirm: order ${writeSaleNotice(facts)}`);
    case "payment_failed":
      return aboutOrder(
        facts.order_number,
        `Payment failed: ${formatPaise(facts.total)} for order ${facts.order_number}`,
      );
    case "return_requested":
      return aboutOrder(
        facts.order_number,
        `${facts.kind === "return" ? "Return" : "Exchange"} requested for order ${facts.order_number}`,
      );
    case "refund_failed":
      return {
        text: `Refund failed: ${formatPaise(facts.amount)}${ofOrder(facts.order_number)}`,
        path: adminPaths.money,
      };
    case "dispute_opened":
      return { text: writeDisputeNotice(facts), path: adminPaths.money };
    case "low_stock":
      return { text: writeStockNotice(facts), path: adminPaths.variant(facts.variant_id) };
    case "message_failed":
      return {
        text: `${facts.channel === "sms" ? "SMS" : "Email"} “${formatTopicName(facts.topic)}” couldn't be sent`,
        path: adminPaths.messages,
      };
    case "complaint_due":
      return {
        text: `${facts.step === "answer" ? "Answer" : "Solve"} complaint ${facts.number} by ${formatMoment(facts.due_at)}`,
        path: adminPaths.message(facts.contact_id),
      };
    case "new_visitor":
      return {
        text: `New visitor from ${facts.source} on ${facts.path.replace(/\[\w+\]/, "…")}`,
        path: adminPaths.analytics,
      };
    case "client_error":
      return { text: writeClientErrorNotice(facts), path: adminPaths.settingsSection("health") };
    case "chat_message":
      return { text: facts.text, path: facts.path };
    case "left_out":
      return {
        text: `${facts.count} more notifications were dropped: too many in one hour`,
        path: adminPaths.orders,
      };
  }
}

function aboutOrder(number: string, text: string): Notice {
  return { text, path: adminPaths.order(number) };
}

function writeSaleNotice(facts: Extract<NoticeFacts, { payment_method: string }>): string {
  const way = ways[facts.payment_method] ?? facts.payment_method;
  return `${facts.order_number}, ${formatPaise(facts.total)}, ${way}`;
}

const ofOrder = (number: string | null) => (number === null ? "" : ` for order ${number}`);

function writeDisputeNotice(facts: Extract<NoticeFacts, { event: "dispute_opened" }>): string {
  const answer = facts.respond_by === null ? "" : `. Respond by ${formatMoment(facts.respond_by)}`;
  return `Dispute opened: ${formatPaise(facts.amount)}${ofOrder(facts.order_number)}${answer}`;
}

function writeClientErrorNotice({
  message,
  page,
  seen,
}: Extract<NoticeFacts, { event: "client_error" }>): string {
  const times = seen === 1 ? "" : `, seen ${seen} times`;
  return `Browser error on ${page}${times}: ${message}`;
}

function writeStockNotice({ name, color, size, left }: Extract<NoticeFacts, { event: "low_stock" }>): string {
  const stock = left === 0 ? "sold out" : `${left} left`;
  return `${name}, ${color}, ${size}: ${stock}`;
}
