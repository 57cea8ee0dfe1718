import { Prose } from "@/components/content/prose";
import { PlusIcon } from "@/components/ui/form-icons";
import type { Topic } from "@/lib/pages/questions";
import { FaqSearch } from "./faq-search";

/** Questions by topic, each with a collapsed answer; the search field above covers both. */
export function FaqTopics({ topics }: { topics: readonly Topic[] }) {
  return (
    <FaqSearch>
      {topics.map(({ title, items }) => (
        <section
          key={title}
          data-topic
          className="grid gap-x-10 gap-y-2 border-b py-8 sm:py-10 md:grid-cols-[1fr_2fr]"
        >
          <h2 className="display text-2xl sm:text-3xl">{title}</h2>
          <div className="max-w-2xl">
            {items.map(({ id, question, tree }) => (
              <details key={id} id={id} data-question className="group border-t first:border-t-0">
                <summary className="flex min-h-14 cursor-pointer items-center justify-between gap-4 py-3 font-semibold hover:text-brand">
                  {question}
                  <PlusIcon className="size-5 shrink-0 transition-transform duration-150 group-open:rotate-45" />
                </summary>
                <div className="pr-9 pb-5 text-muted-foreground">
                  <Prose tree={tree} />
                </div>
              </details>
            ))}
          </div>
        </section>
      ))}
    </FaqSearch>
  );
}
