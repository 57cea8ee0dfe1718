import { Dialog } from "@/components/ui/dialog";
import { adminPaths } from "@/lib/admin-paths";
import type { NavGroup } from "@/lib/staff/admin-nav";

interface KeysDialogProps {
  nav: readonly NavGroup[];
  isOpen: boolean;
  onClose: () => void;
}

const everywhere: readonly (readonly [keys: string, deed: string])[] = [
  ["Ctrl K", "Search pages, orders and products"],
  ["n", "Add a new record"],
  ["Ctrl S", "Save the form"],
  ["?", "Show keyboard shortcuts"],
];

const inLists: readonly (readonly [keys: string, deed: string])[] = [
  ["/", "Search"],
  ["j, k", "Next or previous row"],
  ["x", "Select the row"],
  ["e, Enter", "Open the row"],
];

const inReview: readonly (readonly [keys: string, deed: string])[] = [
  ["a", "Approve"],
  ["c", "Ask for changes"],
  ["r", "Reject"],
  ["Ctrl Enter", "Send the decision"],
  ["t", "Assign, unassign, take over"],
];

/** The keyboard shortcuts. */
export function KeysDialog({ nav, isOpen, onClose }: KeysDialogProps) {
  const pages = nav.flatMap(({ items }) => items).map(({ key, label }) => [`g ${key}`, label] as const);
  const hasReview = nav.some(({ items }) => items.some(({ path }) => path === adminPaths.submissions));
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title="Keyboard shortcuts">
      {/* Nothing else in it can take the focus, and without focus no key scrolls. */}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls */}
      <section aria-label="All shortcuts" tabIndex={0} className="grid gap-6 sm:grid-cols-2">
        <div className="grid content-start gap-6">
          <Keys title="Everywhere" keys={everywhere} />
          <Keys title="In lists" keys={inLists} />
          {hasReview ? <Keys title="Design review" keys={inReview} /> : null}
        </div>
        <Keys title="Go to" keys={pages} />
      </section>
    </Dialog>
  );
}

function Keys({ title, keys }: { title: string; keys: readonly (readonly [string, string])[] }) {
  return (
    <section>
      <h3 className="font-semibold">{title}</h3>
      <dl className="mt-1 grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1">
        {keys.map(([key, deed]) => (
          <div key={key} className="col-span-2 grid grid-cols-subgrid">
            <dt>
              <kbd className="font-sans">{key}</kbd>
            </dt>
            <dd className="text-muted-foreground">{deed}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
