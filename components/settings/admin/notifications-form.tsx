"use client";

import { useFormContext } from "react-hook-form";
import { fieldIdOf } from "@/components/admin/form/field-id";
import { FieldGroup } from "@/components/admin/form/form-fields";
import { exampleFacts } from "@/lib/notices/examples";
import { writeNotice } from "@/lib/notices/notice";
import {
  type NotificationSettings,
  notifications,
  type ShopEvent,
  shopEventNames,
  shopEvents,
} from "@/lib/settings/documents/notifications";
import { DocumentForm } from "./document-form";
import type { SettingsProps } from "./settings-form";

const { email, slackChannel, ...channels } = notifications.fields;

const formatShown = (name: string, value: unknown) =>
  Array.isArray(value)
    ? value.map((event: ShopEvent) => shopEventNames[event]).join(", ") || "—"
    : String(value ?? "") || `No ${(name === "email" ? email : slackChannel).label}`;

export function NotificationsForm(props: SettingsProps<NotificationSettings>) {
  return (
    <DocumentForm slug="notifications" {...props} show={formatShown}>
      <FieldGroup title="Events">
        <EventTable />
      </FieldGroup>
    </DocumentForm>
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
            Email
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
          {shopEventNames[event]}, {channels[channel].label}
        </span>
        <input type="checkbox" value={event} className="size-5 accent-primary" {...register(channel)} />
      </label>
    </td>
  );
}
