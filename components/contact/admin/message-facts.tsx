import Link from "next/link";
import { Fragment } from "react";
import { adminPaths } from "@/lib/admin-paths";
import { describeQuote } from "@/lib/contact/describe-quote";
import { type AdminMessage, contactTopics } from "@/lib/contact/message";
import { formatMoment } from "@/lib/orders/when";
import { StateBadge } from "./state-badge";

interface MessageFactsProps {
  message: AdminMessage;
  /** Of a quote request, as staff can open it. */
  designLinks: readonly string[];
}

/** The sender, as far as known, and other messages from there. */
export function MessageFacts({ message, designLinks }: MessageFactsProps) {
  const { email, owner, customer, quote, orderNumber, isOrder, isBuyer, others } = message;
  return (
    <>
      <dl className="mt-6 grid gap-x-6 gap-y-2 sm:grid-cols-[9rem_minmax(0,1fr)] [&>dt]:text-muted-foreground">
        <dt>Email</dt>
        <dd className="wrap-anywhere">
          {email}
          <span className="block text-muted-foreground">
            {customer ? "Sent while logged in" : "Unverified: don't share private details of an order"}
          </span>
        </dd>
        {customer ? (
          <>
            <dt>Customer</dt>
            <dd>
              <Link href={adminPaths.user(customer.id)} prefetch={false} className="link wrap-anywhere">
                {customer.name}
              </Link>
            </dd>
          </>
        ) : null}
        <dt>Owner</dt>
        <dd>{owner ?? "No one yet"}</dd>
        {quote
          ? describeQuote(quote).map(([label, value]) => (
              <Fragment key={label}>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </Fragment>
            ))
          : null}
        {designLinks.length > 0 ? <dt>Design</dt> : null}
        {designLinks.map((link) => (
          <dd key={link} className="sm:col-start-2">
            <a href={link} rel="noreferrer" className="link wrap-anywhere">
              {link}
            </a>
          </dd>
        ))}
        {orderNumber ? (
          <>
            <dt>Order</dt>
            <dd className="wrap-anywhere">
              {isOrder ? (
                <Link href={adminPaths.order(orderNumber)} prefetch={false} className="link">
                  {orderNumber}
                </Link>
              ) : (
                orderNumber
              )}
              <span className="block text-muted-foreground">
                {isBuyer
                  ? "Ordered with this email"
                  : isOrder
                    ? "Ordered with another email"
                    : "No such order"}
              </span>
            </dd>
          </>
        ) : null}
      </dl>
      {others.length > 0 ? (
        <section aria-labelledby="others-heading" className="mt-6">
          <h2 id="others-heading" className="font-semibold">
            From the same address
          </h2>
          <ul className="mt-1 divide-y border-y">
            {others.map((other) => (
              <li key={other.id} className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1 py-2">
                <Link href={adminPaths.message(other.id)} prefetch={false} className="link">
                  {formatMoment(other.createdAt)}, {contactTopics[other.topic].toLowerCase()}
                </Link>
                <StateBadge state={other.state} />
                <span className="wrap-anywhere w-full text-muted-foreground">{other.beginning}</span>
              </li>
            ))}
          </ul>
        </section>
      ) : null}
    </>
  );
}

const mails = {
  waiting: "sending",
  sent: "mailed",
  dead: "couldn't be sent",
};

/** The message and its replies, oldest first. */
export function MessageThread({ message: { name, body, createdAt, replies } }: { message: AdminMessage }) {
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
