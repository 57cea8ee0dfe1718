import type { Metadata } from "next";
import { PageHeading } from "@/components/admin/page-heading";
import { ChatForm } from "@/components/settings/admin/chat-form";
import { ConsentShares } from "@/components/settings/admin/consent-shares";
import { getConsentCounts } from "@/server/consent/queries";
import { getDocumentPage } from "@/server/settings/queries";

export const instant = false;

export const metadata: Metadata = { title: "Chat" };

export default async function ChatPage() {
  const [page, counts] = await Promise.all([getDocumentPage("chat"), getConsentCounts("chat")]);
  return (
    <>
      <PageHeading title="Chat">
        Live chat through one provider. It loads only for visitors who consent.
      </PageHeading>
      <ChatForm {...page} />
      <ConsentShares counts={counts} categories={["chat"]} />
    </>
  );
}
