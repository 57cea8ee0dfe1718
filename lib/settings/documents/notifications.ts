import { asPaise, formatPaise } from "@/lib/money";
import { documentOf } from "../document";
import { emailAddress, keysOf, list, text, type ValuesOf } from "../field";

/** As private.high_value_from() (spec 9). */
export const highValuePaise = asPaise(500_000);

export const shopEventNames = {
  order_placed: "An order is placed",
  high_value_order: `An order of ${formatPaise(highValuePaise)} or more`,
  cod_to_confirm: "A cash order waits to be confirmed",
  payment_failed: "A payment fails",
  return_requested: "A return or an exchange is asked for",
  refund_failed: "A refund fails",
  dispute_opened: "A buyer disputes a payment",
  low_stock: "Only a few pieces are left",
  message_failed: "A mail or an SMS can't be sent",
  new_visitor: "Somebody new looks at the shop",
  client_error: "A page breaks in a visitor's browser",
};

export type ShopEvent = keyof typeof shopEventNames;

export const shopEvents = keysOf(shopEventNames);

const events = (label: string) =>
  list({
    label,
    choices: shopEventNames,
    problem: "Choose events of the list",
    must: "a list of events",
  });

export const notifications = documentOf({
  key: "notification_settings",
  name: "Notification settings",
  fields: {
    email: text({
      ...emailAddress,
      label: "E-mail address",
      usual: "",
      longest: 200,
      isOptional: true,
      neededBy: { emailOn: true },
      width: "long",
    }),
    slackChannel: text({
      label: "Slack channel",
      usual: "",
      hint: "Such as #orders. The shop's Slack app has to be in it; its token is set in the environment.",
      pattern: /^#[a-z0-9_-]{1,79}$/,
      problem: "Type a channel such as #orders",
      longest: 200,
      isOptional: true,
      neededBy: { slackOn: true },
      width: "long",
    }),
    emailOn: events("By e-mail"),
    slackOn: events("In Slack"),
  },
  groups: [{ title: "Channels", rows: ["email", "slackChannel"] }],
});

export type NotificationSettings = ValuesOf<typeof notifications.fields>;
