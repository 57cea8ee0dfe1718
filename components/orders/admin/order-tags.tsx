"use client";

import { type FormEvent, useState } from "react";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { CloseIcon } from "@/components/ui/frame-icons";
import { Input } from "@/components/ui/input";
import { usePageAction } from "@/components/ui/use-page-action";
import { tagOrderAction } from "@/server/orders/admin-actions";

/** Words by which the order is found again: tag:gift in the list. */
export function OrderTags({ orderNumber, tags }: { orderNumber: string; tags: readonly string[] }) {
  const { isWorking, failure, run } = usePageAction();
  const [typed, setTyped] = useState("");
  const save = (wanted: readonly string[], said: string) =>
    run(
      () => tagOrderAction({ orderNumber, tags: [...wanted] }),
      said,
      () => setTyped(""),
    );

  function onSubmit(event: FormEvent): void {
    event.preventDefault();
    const tag = typed.trim().toLowerCase().replace(/\s+/g, "-");
    if (tag !== "" && !tags.includes(tag)) save([...tags, tag], `Tagged ${tag}`);
  }

  return (
    <section aria-labelledby="tags-heading">
      <h2 id="tags-heading" className="font-semibold text-lg">
        Tags
      </h2>
      {tags.length > 0 ? (
        <ul className="mt-2 flex flex-wrap gap-2">
          {tags.map((tag) => (
            <li key={tag}>
              <Badge className="pr-0">
                {tag}
                <button
                  type="button"
                  aria-label={`Remove tag ${tag}`}
                  className="grid size-6 place-items-center"
                  onClick={() =>
                    save(
                      tags.filter((other) => other !== tag),
                      `Tag ${tag} removed`,
                    )
                  }
                >
                  <CloseIcon className="size-3.5" />
                </button>
              </Badge>
            </li>
          ))}
        </ul>
      ) : null}
      <form noValidate onSubmit={onSubmit} className="mt-2">
        <Field
          id="order-tag"
          label="New tag"
          hint="Small letters, digits and dashes, such as gift-wrap."
          error={failure?.message}
        >
          {(control) => (
            <span className="flex gap-2">
              <Input
                {...control}
                autoComplete="off"
                autoCapitalize="none"
                maxLength={30}
                value={typed}
                onChange={(event) => setTyped(event.target.value)}
              />
              <Button type="submit" variant="outline" size="sm" isPending={isWorking}>
                Add
              </Button>
            </span>
          )}
        </Field>
      </form>
    </section>
  );
}
