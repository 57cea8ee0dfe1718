"use client";

import { useWatch } from "react-hook-form";
import { FieldGroup } from "@/components/admin/form/form-fields";
import { chatHelp } from "@/lib/settings/chat-help";
import { type ChatSettings, chat, chatIds } from "@/lib/settings/documents/chat";
import { ChatPreview } from "./chat-preview";
import { DocumentField, DocumentForm } from "./document-form";
import type { SettingsProps } from "./settings-form";

const { enableChat, chatProvider } = chat.fields;

export function ChatForm(props: SettingsProps<ChatSettings>) {
  return (
    <DocumentForm slug="chat" {...props}>
      <FieldGroup
        title="Widget"
        hint="On the contact page, and elsewhere after “Chat with us”. Loads only for visitors who consent."
      >
        <DocumentField name="enableChat" field={enableChat} />
        <DocumentField name="chatProvider" field={chatProvider} />
        <ProviderIds />
        <ChatPreview />
      </FieldGroup>
    </DocumentForm>
  );
}

/** The ids of the chosen provider; other providers' ids stay saved. */
function ProviderIds() {
  const chosen = useWatch<ChatSettings, "chatProvider">({ name: "chatProvider" });
  return (
    <>
      <p className="max-w-sm text-muted-foreground text-sm">{chatHelp[chosen]}</p>
      {chatIds
        .filter((id) => chat.fields[id].neededBy?.chatProvider === chosen)
        .map((id) => (
          <DocumentField key={id} name={id} field={chat.fields[id]} />
        ))}
    </>
  );
}
