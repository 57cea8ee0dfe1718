import type { Metadata } from "next";
import { ContactForm } from "@/components/contact/contact-form";
import { contactTopicNames } from "@/lib/contact/message";
import { designPaths } from "@/lib/designer/design-paths";
import { designIdSchema } from "@/lib/designer/saved-design";
import { paths } from "@/lib/paths";
import { publicEnv } from "@/lib/public-env";
import { first } from "@/lib/query";
import { getAnsweredMessage } from "@/server/contact/queries";
import { getOrder } from "@/server/orders/queries";

export const instant = false;

export const metadata: Metadata = {
  title: "Your message",
  robots: { index: false, follow: false },
  referrer: "same-origin",
};

/** A path of the shop, as its report links have it; nothing else is put into the message. */
const pathPattern = /^\/[\w./-]{1,200}$/;

/** Shows the answer to the contact form when it was sent before the static contact page had its scripts, and takes reports of pages, questions about an order and requests for a quote. */
export default async function ContactMessagePage({ searchParams }: PageProps<"/contact-message">) {
  const { about, order, token, topic, design } = await searchParams;
  const reported = typeof about === "string" && pathPattern.test(about) ? about : null;
  const orderNumber = typeof order === "string" && /^[\w-]{1,40}$/.test(order) ? order : undefined;
  const [answered, known] = await Promise.all([
    getAnsweredMessage(),
    orderNumber === undefined ? null : getOrder(orderNumber, first(token)),
  ]);
  const versionId = designIdSchema.safeParse(design).data;
  const isTooLong = answered?.state?.ok === false && !answered.state.values.message;
  return (
    <div className="container-page max-w-3xl pt-8 pb-16 sm:pt-12">
      <h1 className="display text-4xl sm:text-5xl">
        {topic === "bulk" ? "Ask for a quote" : "Your message"}
      </h1>
      <div className="mt-8">
        {isTooLong ? (
          <p className="mb-5">Your message is still in the form: go back one page in your browser.</p>
        ) : null}
        <ContactForm
          answered={answered}
          about={reported ? `${publicEnv.siteUrl}${reported}` : undefined}
          order={
            orderNumber === undefined
              ? undefined
              : { orderNumber, name: known?.name, email: known?.email ?? undefined }
          }
          topic={contactTopicNames.find((name) => name === topic)}
          designLink={versionId && `${publicEnv.siteUrl}${designPaths.proof(versionId)}`}
        />
        <p className="mt-8">
          <a href={paths.contact} className="link">
            Other ways to reach us
          </a>
        </p>
      </div>
    </div>
  );
}
