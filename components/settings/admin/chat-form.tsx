"use client";

import { useWatch } from "react-hook-form";
import { CheckField, FieldGroup, SelectField, TextField } from "@/components/admin/form/form-fields";
import { OfficeForm } from "@/components/admin/form/office-form";
import { useOfficeForm } from "@/components/admin/form/use-office-form";
import { chatIdFields, chatIds, chatProviderNames, chatProviders } from "@/lib/settings/admin-setting-lists";
import type { ChatSettings } from "@/lib/settings/admin-settings";
import { chatHelp } from "@/lib/settings/chat-help";
import { readOnlyReason, type Saved } from "@/lib/settings/saved";
import { saveChatAction } from "@/server/settings/admin-actions";
import { asVersion } from "./as-version";
import { ChatPreview } from "./chat-preview";

const labels = {
  enableChat: "Chat",
  chatProvider: "Provider",
  ...Object.fromEntries(
    chatIdFields.map((field) => [
      field,
      `${chatProviderNames[chatIds[field].provider]}: ${chatIds[field].label}`,
    ]),
  ),
};

interface ChatFormProps {
  saved: Saved<ChatSettings>;
  canWrite: boolean;
}

export function ChatForm({ saved, canWrite }: ChatFormProps) {
  const state = useOfficeForm({
    name: "chat settings",
    schema: async () => (await import("@/lib/settings/admin-settings")).chatSchema,
    saved: saved.values,
    version: saved.version,
    save: (values, version) => saveChatAction({ ...values, version: asVersion(version) }),
    said: "Chat settings saved",
  });
  return (
    <OfficeForm
      state={state}
      labels={labels}
      canWrite={canWrite}
      readOnlyReason={readOnlyReason}
      className="max-w-[45rem]"
    >
      <FieldGroup
        title="Widget"
        hint="On the contact page, and elsewhere after “Chat with us”. Its script loads for those alone who allow it, a second after the page."
      >
        <CheckField name="enableChat" label="The chat is on" />
        <SelectField name="chatProvider" label="Provider" className="max-w-sm">
          {chatProviders.map((provider) => (
            <option key={provider} value={provider}>
              {chatProviderNames[provider]}
            </option>
          ))}
        </SelectField>
        <ProviderIds />
        <ChatPreview />
      </FieldGroup>
    </OfficeForm>
  );
}

/** The ids of the chosen provider; those of the others are kept. */
function ProviderIds() {
  const chosen = useWatch<ChatSettings, "chatProvider">({ name: "chatProvider" });
  return (
    <>
      <p className="max-w-sm text-muted-foreground text-sm">{chatHelp[chosen]}</p>
      {chatIdFields
        .filter((field) => chatIds[field].provider === chosen)
        .map((field) => (
          <TextField
            key={field}
            name={field}
            label={chatIds[field].label}
            spellCheck={false}
            hint={chatIds[field].problem.replace(/^Type (an?)/, (_, article) =>
              article === "an" ? "An" : "A",
            )}
            className="max-w-sm"
          />
        ))}
    </>
  );
}
