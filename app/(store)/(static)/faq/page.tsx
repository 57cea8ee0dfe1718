import type { Metadata } from "next";
import { ProsePage } from "@/components/layout/prose-page";
import { PlusIcon } from "@/components/ui/icons";
import { paths } from "@/lib/paths";
import { getShopTerms } from "@/server/settings/queries";
import { questionsOf } from "./questions";

export const metadata: Metadata = {
  title: "Questions and answers",
  description: "Sizes, washing, payment, delivery and returns, answered.",
  alternates: { canonical: paths.faq },
};

export default async function FaqPage() {
  const questions = questionsOf(await getShopTerms());
  return (
    <ProsePage
      title="Questions and answers"
      lead={
        <p>
          Not here?{" "}
          <a href={paths.contact} className="link">
            Ask us
          </a>
          .
        </p>
      }
    >
      {questions.map(({ topic, items }) => (
        <section key={topic} className="grid gap-x-10 gap-y-2 border-b py-8 sm:py-10 md:grid-cols-[1fr_2fr]">
          <h2 className="display text-2xl sm:text-3xl">{topic}</h2>
          <div className="max-w-2xl">
            {items.map(({ question, answer }) => (
              <details key={question} className="group border-t first:border-t-0">
                <summary className="flex min-h-14 cursor-pointer items-center justify-between gap-4 py-3 font-semibold hover:text-brand">
                  {question}
                  <PlusIcon className="size-5 shrink-0 transition-transform duration-150 group-open:rotate-45" />
                </summary>
                <p className="pr-9 pb-5 text-muted-foreground">{answer}</p>
              </details>
            ))}
          </div>
        </section>
      ))}
    </ProsePage>
  );
}
