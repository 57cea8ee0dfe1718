import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { PageHeading } from "@/components/admin/page-heading";
import { MessageFacts, MessageThread } from "@/components/contact/admin/message-facts";
import { MarkMessage, OwnMessage, ReplyForm } from "@/components/contact/admin/reply-form";
import { DueBadge, StateBadge } from "@/components/contact/admin/state-badge";
import { contactTopics } from "@/lib/contact/message";
import { now } from "@/server/clock";
import { getMessage } from "@/server/contact/queries";

export const instant = false;

export const metadata: Metadata = { title: "Message" };

export default async function MessagePage({ params }: PageProps<"/admin/inbox/[messageId]">) {
  const found = await getMessage((await params).messageId);
  if (!found) notFound();
  const { message, designLinks, canWrite } = found;
  return (
    <div className="max-w-3xl">
      <PageHeading
        title={message.name}
        actions={
          canWrite ? (
            <>
              <OwnMessage id={message.id} />
              <MarkMessage id={message.id} state={message.state} />
            </>
          ) : null
        }
      >
        <StateBadge state={message.state} /> <DueBadge complaint={message.complaint} now={now()} />{" "}
        {message.complaint ? `Complaint ${message.complaint.number}` : contactTopics[message.topic]}
      </PageHeading>
      <MessageFacts message={message} designLinks={designLinks} />
      <MessageThread message={message} />
      {canWrite && message.state !== "spam" ? (
        <ReplyForm id={message.id} email={message.email} seen={message.replies.length} />
      ) : null}
    </div>
  );
}
