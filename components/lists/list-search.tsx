"use client";

import Link from "next/link";
import { useRouter } from "next/navigation";
import { type FormEvent, useEffect, useId, useRef, useState, useTransition } from "react";
import { Button } from "@/components/ui/button";
import { Checkbox } from "@/components/ui/checkbox";
import { Dialog } from "@/components/ui/dialog";
import { FailureAlert } from "@/components/ui/failure-alert";
import { Field } from "@/components/ui/field";
import { CloseIcon } from "@/components/ui/frame-icons";
import { Input } from "@/components/ui/input";
import { Select } from "@/components/ui/select";
import { Spinner } from "@/components/ui/spinner";
import { usePageAction } from "@/components/ui/use-page-action";
import type { ListDefinition, ListField } from "@/lib/lists/definition";
import { type ListState, toListPath } from "@/lib/lists/list-state";
import {
  describeTerm,
  mergeSearch,
  parseSearch,
  type Search,
  splitSearch,
  withoutTerm,
} from "@/lib/lists/parse-search";
import { saveViewAction } from "@/server/lists/actions";

interface ListSearchProps {
  definition: ListDefinition;
  state: ListState;
}

/** A list's search field for words, its filters as chips, and a filter dialog. */
export function ListSearch({ definition, state }: ListSearchProps) {
  const router = useRouter();
  const [isMoving, startMoving] = useTransition();
  const wordsOf = (q: string) => splitSearch(definition, q, new Date()).typed;
  const [typed, setTyped] = useState(() => wordsOf(state.q));
  const [of, setOf] = useState(state.q);
  if (of !== state.q) {
    setOf(state.q);
    setTyped(wordsOf(state.q));
  }
  const field = useRef<HTMLInputElement>(null);
  const search = parseSearch(definition, state.q, new Date());
  const isDefault =
    toListPath(definition, { ...state, q: definition.defaultSearch ?? "" }) === definition.path;
  const pathOf = (q: string) => toListPath(definition, { ...state, q, cursor: null });
  const find = (words: string, filters = state.q) =>
    startMoving(() => router.push(pathOf(mergeSearch(definition, filters, words, new Date()))));

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
      <div className="flex gap-2">
        <form
          action={definition.path}
          onSubmit={(event: FormEvent) => {
            event.preventDefault();
            find(typed);
          }}
          className="flex min-w-0 flex-1 gap-2"
        >
          <div className="relative min-w-0 flex-1">
            <Input
              ref={field}
              type="search"
              name="q"
              aria-label={`Search ${definition.noun}`}
              aria-describedby={search.problems.length > 0 ? "list-problems" : undefined}
              aria-keyshortcuts="/"
              placeholder={`Search ${definition.noun}`}
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
        </form>
        {/* Not in the form: browsers don't report the submit event of a form inside another. */}
        <FilterDialog key={state.q} definition={definition} search={search} typed={typed} onApply={find} />
      </div>
      {search.problems.length > 0 ? (
        <div id="list-problems" role="alert" className="mt-2 text-destructive">
          {search.problems.map((problem) => (
            <p key={problem}>{problem}</p>
          ))}
        </div>
      ) : null}
      {state.q || !isDefault ? (
        <div className="mt-3 flex flex-wrap items-center gap-2">
          {search.terms.map(({ term, text }, index) => (
            <Link
              key={text}
              href={pathOf(withoutTerm(search, index))}
              prefetch={false}
              aria-label={`Remove ${describeTerm(definition, term)}`}
              className="inline-flex min-h-11 max-w-full items-center gap-1.5 rounded-full bg-accent py-1 pr-2 pl-3 pointer-fine:min-h-8 hover:bg-secondary"
            >
              <span className="truncate">{describeTerm(definition, term)}</span>
              <CloseIcon className="size-3.5 shrink-0" />
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

interface SaveViewProps {
  list: string;
  q: string;
  /** As in the URL. */
  sort: string;
}

/** Saves the search and the sort order as a tab. */
function SaveView({ list, q, sort }: SaveViewProps) {
  const [isOpen, setIsOpen] = useState(false);
  const { isWorking, failure, run } = usePageAction();
  const id = useId();
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    const name = String(data.get("name") ?? "");
    run(async () => {
      const result = await saveViewAction({ list, name, q, sort, isShared: data.get("shared") === "on" });
      if (result.ok) setIsOpen(false);
      return result;
    }, `View ${name} saved`);
  };
  const nameError = failure?.fieldErrors.name;
  return (
    <>
      <Button variant="ghost" size="sm" onClick={() => setIsOpen(true)}>
        Save view
      </Button>
      <Dialog isOpen={isOpen} onClose={() => setIsOpen(false)} title="Save this view">
        <form noValidate onSubmit={onSubmit} className="grid gap-4">
          <FailureAlert message={!nameError && failure?.message} />
          <Field id={id} label="Name" error={nameError} hint="Shown as a tab above the list.">
            {(control) => (
              <Input {...control} data-first-focus name="name" maxLength={40} autoComplete="off" />
            )}
          </Field>
          <Checkbox name="shared" label="Share with all staff" />
          <div className="flex justify-end gap-3">
            <Button variant="outline" onClick={() => setIsOpen(false)}>
              Cancel
            </Button>
            <Button type="submit" variant="brand" isPending={isWorking}>
              Save view
            </Button>
          </div>
        </form>
      </Dialog>
    </>
  );
}

/** The filters that the dialog's controls can show, by field: one value, or a range with two ends. */
function readFilters({ terms }: Search): Map<string, string> {
  return new Map(
    terms.flatMap(({ term, text }): [string, string][] => {
      if (term.kind === "word" || term.isNegated) return [];
      const value = text
        .trim()
        .slice(term.field.length + 1)
        .replaceAll('"', "");
      const fits = term.kind === "is" ? term.values.length === 1 : value.split("..").length === 2;
      return fits ? [[term.field, value]] : [];
    }),
  );
}

interface FilterDialogProps {
  definition: ListDefinition;
  search: Search;
  /** The text of the search field: filters are appended to it. */
  typed: string;
  /** `filters`: those that stay besides the new ones. */
  onApply: (q: string, filters: string) => void;
}

/** The search fields as form controls. */
function FilterDialog({ definition, search, typed, onApply }: FilterDialogProps) {
  const [isOpen, setIsOpen] = useState(false);
  const active = readFilters(search);
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    event.stopPropagation();
    const data = new FormData(event.currentTarget);
    const words = Object.entries(definition.fields).flatMap(([name, field]) => toWords(name, field, data));
    const others = search.terms.filter(({ term }) => term.kind === "word" || !active.has(term.field));
    setIsOpen(false);
    onApply([typed, ...words].join(" "), others.map(({ text }) => text.trim()).join(" "));
  };
  return (
    <>
      <Button variant="outline" onClick={() => setIsOpen(true)}>
        Filter
      </Button>
      <Dialog isOpen={isOpen} onClose={() => setIsOpen(false)} title="Filter" shape="sheet">
        <form noValidate onSubmit={onSubmit} className="grid gap-5">
          {Object.entries(definition.fields).map(([name, field]) => (
            <FilterField key={name} name={name} field={field} active={active.get(name) ?? ""} />
          ))}
          <Button type="submit" variant="brand">
            Show results
          </Button>
        </form>
      </Dialog>
    </>
  );
}

interface FilterFieldProps {
  name: string;
  field: ListField;
  /** Its filter, as typed in the search syntax; empty: none. */
  active: string;
}

function FilterField({ name, field, active }: FilterFieldProps) {
  const id = `filter-${name}`;
  switch (field.kind) {
    case "choice":
    case "flag": {
      const choices =
        field.kind === "choice"
          ? field.choices
          : [
              { value: "yes", label: "Yes" },
              { value: "no", label: "No" },
            ];
      return (
        <Field id={id} label={field.label}>
          {(control) => (
            <Select {...control} name={name} defaultValue={active.toLowerCase()}>
              <option value="">Any</option>
              {choices.map(({ value, label }) => (
                <option key={value} value={value}>
                  {label}
                </option>
              ))}
            </Select>
          )}
        </Field>
      );
    }
    case "number":
    case "rupees":
    case "date": {
      const type = field.kind === "date" ? "date" : "text";
      const mode = field.kind === "date" ? undefined : "decimal";
      const label = field.kind === "rupees" ? `${field.label}, ₹` : field.label;
      const [from, to] = active.split("..");
      return (
        <fieldset>
          <legend className="mb-1.5 font-semibold">{label}</legend>
          <div className="grid grid-cols-2 gap-3">
            <Input
              type={type}
              inputMode={mode}
              name={`${name} from`}
              defaultValue={from}
              aria-label={`${label} from`}
              placeholder="From"
            />
            <Input
              type={type}
              inputMode={mode}
              name={`${name} to`}
              defaultValue={to}
              aria-label={`${label} to`}
              placeholder="To"
            />
          </div>
        </fieldset>
      );
    }
    case "text":
    case "code":
    case "tag":
      return (
        <Field id={id} label={field.label}>
          {(control) => <Input {...control} name={name} defaultValue={active} autoComplete="off" />}
        </Field>
      );
  }
}

/** Converts the controls of a field into search syntax. */
function toWords(name: string, field: ListField, data: FormData): string[] {
  const read = (key: string) => String(data.get(key) ?? "").trim();
  if (field.kind === "number" || field.kind === "rupees" || field.kind === "date") {
    const [from, to] = [read(`${name} from`), read(`${name} to`)].map((end) => end.replace(/\s/g, ""));
    return from || to ? [`${name}:${from}..${to}`] : [];
  }
  const value = read(name).replaceAll('"', "");
  if (!value) return [];
  return [/\s/.test(value) ? `${name}:"${value}"` : `${name}:${value}`];
}
