"use client";

import { type ReactNode, useRef, useState } from "react";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { findAnswers } from "@/lib/pages/find-answers";

/** Hides the questions that don't match the typed text. Without scripts all are visible. */
export function FaqSearch({ children }: { children: ReactNode }) {
  const list = useRef<HTMLDivElement>(null);
  const [found, setFound] = useState<number | null>(null);

  function search(typed: string): void {
    const words = typed.toLowerCase().split(/\s+/).filter(Boolean);
    const questions = [...(list.current?.querySelectorAll<HTMLElement>("[data-question]") ?? [])];
    const shown = findAnswers(
      questions.map(({ textContent }) => textContent ?? ""),
      words,
    );
    for (const [index, question] of questions.entries()) question.hidden = !shown.has(index);
    for (const topic of list.current?.querySelectorAll<HTMLElement>("[data-topic]") ?? []) {
      topic.hidden = topic.querySelector("[data-question]:not([hidden])") === null;
    }
    setFound(words.length === 0 ? null : questions.filter(({ hidden }) => !hidden).length);
  }

  return (
    <>
      <div className="max-w-md border-b-0 pt-8 noscript:hidden">
        <Field id="faq-search" label="Search the FAQ">
          {(control) => (
            <Input {...control} type="search" onChange={({ currentTarget }) => search(currentTarget.value)} />
          )}
        </Field>
        <p role="status" className="mt-2 min-h-6 text-muted-foreground">
          {found === null ? "" : found === 0 ? "No answers match." : formatAnswerCount(found)}
        </p>
      </div>
      <div ref={list}>{children}</div>
    </>
  );
}

const formatAnswerCount = (found: number) => (found === 1 ? "1 answer" : `${found} answers`);
