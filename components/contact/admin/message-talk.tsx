import type { DeskMessage } from "@/lib/contact/message";
import { formatMoment } from "@/lib/orders/when";

const mails = {
  waiting: "on its way",
  sent: "mailed",
  dead: "the mail could not be sent",
};

/** The message and the answers to it, the oldest first. */
export function MessageTalk({ message: { name, body, createdAt, replies } }: { message: DeskMessage }) {
  return (
    <ol aria-label="Messages" className="mt-8 grid gap-6">
      <li>
        <p className="text-muted-foreground">
          {name}, {formatMoment(createdAt)}
        </p>
        <p className="wrap-anywhere mt-1 whitespace-pre-line text-lg">{body}</p>
      </li>
      {replies.map(({ id, body: words, by, createdAt: at, mail }) => (
        <li key={id} className="border-brand border-l-2 pl-4">
          <p className={mail === "dead" ? "text-destructive" : "text-muted-foreground"}>
            {by}, {formatMoment(at)}, {mails[mail]}
          </p>
          <p className="wrap-anywhere mt-1 whitespace-pre-line">{words}</p>
        </li>
      ))}
    </ol>
  );
}
