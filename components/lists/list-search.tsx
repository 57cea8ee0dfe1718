"use client";

import Link from "next/link";
import { useRouter } from "next/navigation";
import { type FormEvent, useEffect, useRef, useState, useTransition } from "react";
import { Button } from "@/components/ui/button";
import { CloseIcon } from "@/components/ui/frame-icons";
import { Input } from "@/components/ui/input";
import { Spinner } from "@/components/ui/spinner";
import type { ListDefinition } from "@/lib/lists/definition";
import { type ListState, toListPath } from "@/lib/lists/list-state";
import { describeTerm, parseSearch, withoutTerm } from "@/lib/lists/parse-search";
import { FilterDialog } from "./filter-dialog";
import { SaveView } from "./save-view";

interface ListSearchProps {
  definition: ListDefinition;
  state: ListState;
}

/** The search field of a list, what it means as chips, and the filters for those who don't type. */
export function ListSearch({ definition, state }: ListSearchProps) {
  const router = useRouter();
  const [isMoving, startMoving] = useTransition();
  const [typed, setTyped] = useState(state.q);
  const [of, setOf] = useState(state.q);
  if (of !== state.q) {
    setOf(state.q);
    setTyped(state.q);
  }
  const field = useRef<HTMLInputElement>(null);
  const search = parseSearch(definition, state.q, new Date());
  const isUsual = toListPath(definition, { ...state, q: definition.usualSearch ?? "" }) === definition.path;
  const pathOf = (q: string) => toListPath(definition, { ...state, q, cursor: null });
  const find = (q: string) => startMoving(() => router.push(pathOf(q.trim())));

  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const isTyping =
        event.target instanceof Element && event.target.closest("input, textarea, select, dialog");
      if (event.key !== "/" || isTyping || event.ctrlKey || event.metaKey) return;
      event.preventDefault();
      field.current?.focus();
    };
    document.addEventListener("keydown", onKey);
    return () => document.removeEventListener("keydown", onKey);
  }, []);

  return (
    <search className="mt-4 block">
      <form
        action={definition.path}
        onSubmit={(event: FormEvent) => {
          event.preventDefault();
          find(typed);
        }}
        className="flex gap-2"
      >
        <div className="relative min-w-0 flex-1">
          <Input
            ref={field}
            type="search"
            name="q"
            aria-label={`Search ${definition.noun}`}
            aria-describedby={search.problems.length > 0 ? "list-problems" : undefined}
            aria-keyshortcuts="/"
            placeholder={`Search ${definition.noun}, or ${Object.keys(definition.fields)[0]}:…`}
            autoComplete="off"
            spellCheck={false}
            enterKeyHint="search"
            maxLength={400}
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
          />
          {isMoving ? (
            <span className="absolute inset-y-0 right-3 flex animate-[fade-in_150ms_200ms_both] items-center">
              <Spinner />
            </span>
          ) : null}
        </div>
        <Button type="submit" variant="outline" className="max-sm:sr-only">
          Search
        </Button>
        <FilterDialog definition={definition} q={typed} onApply={find} />
      </form>
      {search.problems.length > 0 ? (
        <div id="list-problems" role="alert" className="mt-2 text-destructive">
          {search.problems.map((problem) => (
            <p key={problem}>{problem}</p>
          ))}
        </div>
      ) : null}
      {state.q || !isUsual ? (
        <div className="mt-3 flex flex-wrap items-center gap-2">
          {search.terms.map(({ term, text }, index) => (
            <Link
              key={text}
              href={pathOf(withoutTerm(search, index))}
              prefetch={false}
              aria-label={`Remove ${describeTerm(definition, term)}`}
              className="inline-flex min-h-11 items-center gap-1.5 rounded-full bg-accent py-1 pr-2 pl-3 pointer-fine:min-h-8 hover:bg-secondary"
            >
              {describeTerm(definition, term)}
              <CloseIcon className="size-3.5" />
            </Link>
          ))}
          {state.q ? (
            <Link
              href={pathOf("")}
              prefetch={false}
              className="link inline-flex min-h-11 items-center pointer-fine:min-h-8"
            >
              Clear
            </Link>
          ) : null}
          <SaveView
            list={definition.name}
            q={state.q}
            sort={state.direction === "desc" ? `-${state.sort}` : state.sort}
          />
        </div>
      ) : null}
    </search>
  );
}
