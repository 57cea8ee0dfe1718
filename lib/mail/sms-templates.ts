import { oneLine } from "./one-line";

/**
 * Every SMS of the shop. In India each text is registered with a DLT platform, with {#var#} in place of the names in
 * braces; its id there is in SMS_DLT_TEMPLATES. A changed text needs a new registration.
 */
const smsTemplates = {
  cod_code: "{code} is your code for order {order} at {shop}. Don't share it with anyone.",
  order_confirmed: "{shop}: order {order} is confirmed.",
  order_confirmed_cod: "{shop}: order {order} is confirmed. Please keep {amount} ready in cash.",
  order_shipped: "{shop}: order {order} is on its way with {courier}, tracking number {tracking}.",
  order_shipped_cod:
    "{shop}: order {order} is on its way with {courier}, tracking number {tracking}. Please keep {amount} ready in cash.",
  order_shipped_untracked: "{shop}: order {order} is on its way.",
  order_shipped_untracked_cod: "{shop}: order {order} is on its way. Please keep {amount} ready in cash.",
  order_payment_link: "{shop}: pay {amount} for order {order} by {until}: {url}",
  order_placed: "{shop}: we've received your order, {order}: {url}",
  order_reminder: "{shop}: please confirm your order, {order}: {url}",
  order_delivered: "{shop}: your order was delivered, {order}: {url}",
  order_cancelled: "{shop}: your order was cancelled, {order}: {url}",
  order_rto: "{shop}: we couldn't deliver your order, {order}: {url}",
  order_link: "{shop}: here is the link to your order, {order}: {url}",
  order_documents: "{shop}: here are the documents for your order, {order}: {url}",
  art_decided: "{shop}: we've checked the design in your order, {order}: {url}",
  refund_processed: "{shop}: your refund is on its way, {order}: {url}",
  return_requested: "{shop}: we've received your return request, {order}: {url}",
  return_received: "{shop}: we received your return, {order}: {url}",
  return_rejected: "{shop}: we couldn't accept your return, {order}: {url}",
  subscription_pending:
    "{shop}: your bank declined {amount} for subscription {number}. We'll try again tomorrow. Pay another way: {url}",
  subscription_halted: "{shop}: subscription {number} is on hold. Pay by {until} to continue: {url}",
  subscription_asked: "{shop}: please choose your subscription T-shirts by {until}, {number}: {url}",
} as const satisfies Record<string, string>;

export type SmsTemplate = keyof typeof smsTemplates;

/** A text with the template that it was made of. */
export interface SmsText {
  template: SmsTemplate;
  text: string;
}

export interface AddressedSms extends SmsText {
  /** E.164 */
  to: string;
}

export const smsTemplateNames = Object.keys(smsTemplates) as SmsTemplate[];

export function isSmsTemplate(name: string): name is SmsTemplate {
  return Object.hasOwn(smsTemplates, name);
}

const placeholder = /\{(\w+)\}/g;

/** A name without a value stays empty. */
export function fillSms(template: SmsTemplate, values: Readonly<Record<string, string>>): SmsText {
  const text = smsTemplates[template].replace(placeholder, (_, name: string) => values[name] ?? "");
  return { template, text: oneLine(text) };
}

/** The text to register: "{#var#} is your code for order {#var#} …". */
export function dltTextOf(template: SmsTemplate): string {
  return smsTemplates[template].replace(placeholder, "{#var#}");
}
