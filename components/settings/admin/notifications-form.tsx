"use client";

import { useFormContext } from "react-hook-form";
import { fieldIdOf } from "@/components/admin/form/field-id";
import { FieldGroup, TextField } from "@/components/admin/form/form-fields";
import { OfficeForm } from "@/components/admin/form/office-form";
import { useOfficeForm } from "@/components/admin/form/use-office-form";
import { exampleFacts } from "@/lib/notices/examples";
import { writeNotice } from "@/lib/notices/notice";
import { type ShopEvent, shopEventNames, shopEvents } from "@/lib/settings/admin-setting-lists";
import type { NotificationSettings } from "@/lib/settings/admin-settings";
import { readOnlyReason, type Saved } from "@/lib/settings/saved";
import { saveNotificationsAction } from "@/server/settings/admin-actions";
import { asVersion } from "./as-version";

const labels = {
  email: "E-mail address",
  slackChannel: "Slack channel",
  emailOn: "By e-mail",
  slackOn: "In Slack",
};

interface NotificationsFormProps {
  saved: Saved<NotificationSettings>;
  canWrite: boolean;
}

const tell = (name: string, value: unknown) =>
  Array.isArray(value)
    ? value.map((event: ShopEvent) => shopEventNames[event]).join(", ") || "—"
    : String(value ?? "") || `No ${labels[name === "email" ? "email" : "slackChannel"]}`;

export function NotificationsForm({ saved, canWrite }: NotificationsFormProps) {
  const state = useOfficeForm({
    name: "notification settings",
    schema: async () => (await import("@/lib/settings/admin-settings")).notificationsSchema,
    saved: saved.values,
    version: saved.version,
    save: (values, version) => saveNotificationsAction({ ...values, version: asVersion(version) }),
    said: "Notification settings saved",
  });
  return (
    <OfficeForm
      state={state}
      labels={labels}
      show={tell}
      canWrite={canWrite}
      readOnlyReason={readOnlyReason}
      className="max-w-[45rem]"
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
    </OfficeForm>
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
