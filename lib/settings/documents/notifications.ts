import { asPaise, formatPaise } from "@/lib/money";
import { documentOf } from "../document";
import { emailAddress, keysOf, list, text, type ValuesOf } from "../field";

/** Same as private.high_value_from() (spec 9). */
export const highValuePaise = asPaise(500_000);

export const shopEventNames = {
  order_placed: "Order placed",
  high_value_order: `Order of ${formatPaise(highValuePaise)} or more`,
  cod_to_confirm: "COD order to confirm",
  payment_failed: "Payment failed",
  return_requested: "Return or exchange requested",
  refund_failed: "Refund failed",
  dispute_opened: "Payment disputed",
  low_stock: "Low stock",
  message_failed: "Email or SMS couldn't be sent",
  complaint_due: "Complaint due soon",
  new_visitor: "New visitor",
  client_error: "Browser error",
};

export type ShopEvent = keyof typeof shopEventNames;

export const shopEvents = keysOf(shopEventNames);

const events = (label: string) =>
  list({
    label,
    choices: shopEventNames,
    problem: "Choose events from the list",
    must: "a list of events",
  });

export const notifications = documentOf({
  key: "notification_settings",
  name: "Notification settings",
  fields: {
    email: text({
      ...emailAddress,
      label: "Email address",
      defaultValue: "",
      longest: 200,
      isOptional: true,
      neededBy: { emailOn: true },
      width: "long",
    }),
    slackChannel: text({
      label: "Slack channel",
      defaultValue: "",
      hint: "Such as #orders. Add the shop's Slack app to it; its token is set in the environment.",
      pattern: /^#[a-z0-9_-]{1,79}$/,
      problem: "Enter a channel such as #orders",
      longest: 200,
      isOptional: true,
      neededBy: { slackOn: true },
      width: "long",
    }),
    emailOn: events("By email"),
    slackOn: events("In Slack"),
  },
  groups: [{ title: "Channels", rows: ["email", "slackChannel"] }],
});

export type NotificationSettings = ValuesOf<typeof notifications.fields>;
