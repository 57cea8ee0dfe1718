import { chatMessageSchema } from "@/lib/notices/chat-message-schema";
import { now } from "@/server/clock";
import { env } from "@/server/env";
import { defineFunctionRoute } from "@/server/gate/define-function-route";
import { queueChatNotice } from "@/server/outbox/queue-chat-notice";

/** Posts a notice to Slack; for staff, and for programs that have the jobs' secret. */
export const POST = defineFunctionRoute({
  name: "notices: notify",
  guard: "staff",
  limit: ["chatMessagePerson"],
  maxBytes: 4 * 1024,
  secret: () => env().JOBS_SECRET,
  schema: chatMessageSchema,
  run: (message) => queueChatNotice(message, now()),
});
