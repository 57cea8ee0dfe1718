"use client";

import { useWatch } from "react-hook-form";
import { CheckField, FieldGroup, SelectField, TextField } from "@/components/admin/form/form-fields";
import { chatIdFields, chatIds, chatProviderNames, chatProviders } from "@/lib/settings/admin-setting-lists";
import type { ChatSettings } from "@/lib/settings/admin-settings";
import { chatHelp } from "@/lib/settings/chat-help";
import { saveChatAction } from "@/server/settings/admin-actions";
import { ChatPreview } from "./chat-preview";
import { SettingsForm, type SettingsProps } from "./settings-form";

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

export function ChatForm({ saved, canWrite }: SettingsProps<ChatSettings>) {
  return (
    <SettingsForm
      name="Chat settings"
      schema={async () => (await import("@/lib/settings/admin-settings")).chatSchema}
      save={saveChatAction}
      saved={saved}
      canWrite={canWrite}
      labels={labels}
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
    </SettingsForm>
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
