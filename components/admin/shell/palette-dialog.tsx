import { Command, defaultFilter } from "cmdk";
import { useRouter } from "next/navigation";
import { type ReactNode, useEffect, useState } from "react";
import { type Findings, maxSearchLength, minSearchLength } from "@/lib/orders/admin-search";
import { messageForStatus, offlineMessage, type Result } from "@/lib/result";
import type { NavGroup } from "@/lib/staff/admin-nav";
import { searchAdminAction } from "@/server/admin/actions";
import { adminRoot } from "./admin-root";

interface PaletteDialogProps {
  nav: readonly NavGroup[];
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

const heading =
  "[&_[cmdk-group-heading]]:px-3 [&_[cmdk-group-heading]]:pt-2 [&_[cmdk-group-heading]]:pb-1 [&_[cmdk-group-heading]]:text-muted-foreground [&_[cmdk-group-heading]]:text-xs";

/** Prefixes the values of server results, which are not filtered again. */
const foundMark = "found ";

/** Ranks after pages whose names start with the text, before those that only contain its letters. */
const foundRank = 0.1;

/** Finds pages by a few letters of their names, and the shop's orders, products, categories and settings. */
export function PaletteDialog({ nav, isOpen, onOpenChange }: PaletteDialogProps) {
  return (
    <Command.Dialog
      open={isOpen}
      onOpenChange={onOpenChange}
      label="Go to"
      container={adminRoot()}
      filter={(value, search, keywords) =>
        value.startsWith(foundMark) ? foundRank : defaultFilter(value, search, keywords)
      }
      overlayClassName="fixed inset-0 z-50 bg-black/45"
      contentClassName="fixed top-[12vh] left-1/2 z-50 w-[min(36rem,calc(100vw-2rem))] -translate-x-1/2 overflow-hidden rounded-md border bg-popover text-popover-foreground shadow-float"
    >
      <PaletteBody nav={nav} onDone={() => onOpenChange(false)} />
    </Command.Dialog>
  );
}

function PaletteBody({ nav, onDone }: { nav: readonly NavGroup[]; onDone: () => void }) {
  const router = useRouter();
  const [typed, setTyped] = useState("");
  const search = useAdminSearch(typed);
  const go = (path: string) => {
    onDone();
    router.push(path);
  };
  return (
    <>
      <Command.Input
        value={typed}
        onValueChange={setTyped}
        maxLength={maxSearchLength}
        placeholder="Go to…"
        className="min-h-12 w-full border-b bg-transparent px-4 text-base outline-none placeholder:text-muted-foreground"
      />
      <Command.List className="max-h-[50vh] overflow-y-auto p-2">
        {nav.map(({ label, items }) => (
          <Command.Group key={label} heading={label} className={heading}>
            {items.map(({ label: name, path, key }) => (
              <Item key={path} value={name} onSelect={() => go(path)}>
                {name}
                <kbd className="hidden font-sans text-muted-foreground text-xs pointer-fine:inline">
                  g {key}
                </kbd>
              </Item>
            ))}
          </Command.Group>
        ))}
        {(search.is === "found" ? search.findings : []).map(({ kind, found }) =>
          found.length === 0 ? null : (
            <Command.Group key={kind} heading={kind} className={heading}>
              {found.map(({ name, detail, path }) => (
                <Item key={path} value={`${foundMark}${path}`} onSelect={() => go(path)}>
                  <span className="min-w-0 truncate">{name}</span>
                  <span className="min-w-0 truncate text-muted-foreground text-xs">{detail}</span>
                </Item>
              ))}
            </Command.Group>
          ),
        )}
      </Command.List>
      <p
        role="status"
        className={search.is === "idle" ? "sr-only" : "border-t px-5 py-2 text-muted-foreground text-xs"}
      >
        {describeSearchState(search)}
      </p>
    </>
  );
}

function describeSearchState(search: ReturnType<typeof useAdminSearch>): string {
  if (search.is === "idle") return "";
  if (search.is === "searching") return "Searching…";
  if (search.is === "failed") return search.message;
  const count = search.findings.reduce((sum, { found }) => sum + found.length, 0);
  if (count > 0) return `${count} results. Use the arrow keys, then Enter to open.`;
  const kinds = search.findings.map(({ kind }) => kind.toLowerCase());
  return kinds.length === 0 ? "No results." : `No results in ${kinds.join(", ")}.`;
}

interface ItemProps {
  value: string;
  onSelect: () => void;
  children: ReactNode;
}

function Item({ value, onSelect, children }: ItemProps) {
  return (
    <Command.Item
      value={value}
      onSelect={onSelect}
      className="flex min-h-11 cursor-pointer items-center justify-between gap-4 rounded-sm px-3 aria-selected:bg-accent lg:min-h-9"
    >
      {children}
    </Command.Item>
  );
}

type Search =
  | { is: "idle" }
  | { is: "searching" }
  | { is: "found"; findings: readonly Findings[] }
  | { is: "failed"; message: string };

const pauseMs = 250;

/** Searches after a pause in typing. An answer to an older text is never shown. */
function useAdminSearch(typed: string): Search {
  const text = typed.trim();
  const [answer, setAnswer] = useState<{ of: string; result: Result<Findings[]> | null } | null>(null);

  useEffect(() => {
    if (text.length < minSearchLength) return;
    let isOver = false;
    const timer = setTimeout(async () => {
      const result = await searchAdminAction({ text }).catch(() => null);
      if (!isOver) setAnswer({ of: text, result });
    }, pauseMs);
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [text]);

  if (text.length < minSearchLength) return { is: "idle" };
  if (answer?.of !== text) return { is: "searching" };
  if (answer.result?.ok) return { is: "found", findings: answer.result.data };
  const unreached = navigator.onLine ? messageForStatus(503) : offlineMessage;
  return { is: "failed", message: answer.result?.message ?? unreached };
}
