import type { Metadata } from "next";
import { PageHeading } from "@/components/admin/page-heading";
import { ChatForm } from "@/components/settings/admin/chat-form";
import { getChatPage } from "@/server/settings/queries";

export const instant = false;

export const metadata: Metadata = { title: "Chat" };

export default async function ChatPage() {
  return (
    <>
      <PageHeading title="Chat">
        The chat takes effect as soon as the shop shows its widget; no page does yet.
      </PageHeading>
      <ChatForm {...(await getChatPage())} />
    </>
  );
}
