"use client";

import { useFormContext } from "react-hook-form";
import { fieldIdOf } from "@/components/admin/form/field-id";
import { FieldGroup, TextField } from "@/components/admin/form/form-fields";
import { exampleFacts } from "@/lib/notices/examples";
import { writeNotice } from "@/lib/notices/notice";
import { type ShopEvent, shopEventNames, shopEvents } from "@/lib/settings/admin-setting-lists";
import type { NotificationSettings } from "@/lib/settings/admin-settings";
import { saveNotificationsAction } from "@/server/settings/admin-actions";
import { SettingsForm, type SettingsProps } from "./settings-form";

const labels = {
  email: "E-mail address",
  slackChannel: "Slack channel",
  emailOn: "By e-mail",
  slackOn: "In Slack",
};

const tell = (name: string, value: unknown) =>
  Array.isArray(value)
    ? value.map((event: ShopEvent) => shopEventNames[event]).join(", ") || "—"
    : String(value ?? "") || `No ${labels[name === "email" ? "email" : "slackChannel"]}`;

export function NotificationsForm({ saved, canWrite }: SettingsProps<NotificationSettings>) {
  return (
    <SettingsForm
      name="Notification settings"
      schema={async () => (await import("@/lib/settings/admin-settings")).notificationsSchema}
      save={saveNotificationsAction}
      saved={saved}
      canWrite={canWrite}
      labels={labels}
      show={tell}
    >
      <FieldGroup title="Channels">
        <TextField name="email" type="email" label={labels.email} isOptional className="max-w-sm" />
        <TextField
          name="slackChannel"
          label={labels.slackChannel}
          isOptional
          hint="Such as #orders. The shop's Slack app has to be in it; its token is set in the environment."
          className="max-w-sm"
        />
      </FieldGroup>
      <FieldGroup title="What is told">
        <EventTable />
      </FieldGroup>
    </SettingsForm>
  );
}

function EventTable() {
  return (
    <table className="w-full max-w-xl border-collapse">
      <thead>
        <tr className="border-b text-left">
          <th scope="col" className="py-2 font-semibold">
            Event
          </th>
          <th
            scope="col"
            id={fieldIdOf("emailOn")}
            tabIndex={-1}
            className="w-20 py-2 text-center font-semibold"
          >
            E-mail
          </th>
          <th
            scope="col"
            id={fieldIdOf("slackOn")}
            tabIndex={-1}
            className="w-20 py-2 text-center font-semibold"
          >
            Slack
          </th>
        </tr>
      </thead>
      <tbody>
        {shopEvents.map((event) => (
          <tr key={event} className="border-b">
            <th scope="row" className="py-2 text-left font-normal">
              {shopEventNames[event]}
              <span className="block text-muted-foreground text-sm">
                “{writeNotice(exampleFacts[event]).text}”
              </span>
            </th>
            {(["emailOn", "slackOn"] as const).map((channel) => (
              <EventBox key={channel} event={event} channel={channel} />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function EventBox({ event, channel }: { event: ShopEvent; channel: "emailOn" | "slackOn" }) {
  const { register } = useFormContext<NotificationSettings>();
  return (
    <td className="text-center">
      <label className="grid min-h-11 cursor-pointer place-items-center pointer-fine:min-h-9">
        <span className="sr-only">
          {shopEventNames[event]}, {labels[channel]}
        </span>
        <input type="checkbox" value={event} className="size-5 accent-primary" {...register(channel)} />
      </label>
    </td>
  );
}
