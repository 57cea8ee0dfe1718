import { useWatch } from "react-hook-form";
import { ChatQuestion } from "@/components/chat/chat-question";
import { type ChatSettings, chatProviderNames } from "@/lib/settings/documents/chat";

const nothing = () => undefined;

/** What visitors read before the chat opens; not interactive here. */
export function ChatPreview() {
  const [isOn, chosen] = useWatch<ChatSettings, ["enableChat", "chatProvider"]>({
    name: ["enableChat", "chatProvider"],
  });
  if (!isOn) return null;
  return (
    <figure className="max-w-sm">
      <figcaption className="mb-1.5 font-medium text-sm">Consent prompt</figcaption>
      <div inert className="rounded-md border bg-background">
        <ChatQuestion provider={chatProviderNames[chosen]} onAllow={nothing} onRefuse={nothing} />
      </div>
    </figure>
  );
}
