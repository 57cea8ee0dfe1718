import { cn } from "@/components/ui/cn";
import { useDesigner } from "../designer-context";
import { Glyph } from "../glyph";
import { sideNames } from "../side-names";
import { useStore } from "../store";

const ways = [
  ["text", "Text"],
  ["uploads", "Picture"],
  ["art", "Art"],
] as const;

/** On an empty side: one-tap buttons for adding content. */
export function EmptyHint() {
  const { editing, draft, panel } = useDesigner();
  const view = useStore(editing, (value) => value.view);
  const isEmpty = useStore(editing, ({ document }) => document.views[view].length === 0);
  const isLoading = useStore(draft, ({ save }) => save.kind === "loading");
  const hasPanel = useStore(panel, (open) => open !== null);
  if (!isEmpty || isLoading) return null;
  return (
    <fieldset
      aria-label={`${sideNames[view]}: nothing here yet`}
      className={cn(
        "pointer-events-none absolute inset-x-0 top-[38%] z-10 mx-auto grid w-fit max-w-full justify-items-center gap-2 px-2",
        // There is no room beside an open sheet.
        hasPanel && "max-md:hidden",
      )}
    >
      <p className="rounded-full bg-foreground px-3 py-1 text-background text-sm">Add to this side</p>
      <div className="pointer-events-auto flex rounded-sm border bg-card shadow-float">
        {ways.map(([tool, label]) => (
          <button
            key={tool}
            type="button"
            onClick={() => panel.set(tool)}
            className="grid min-h-14 min-w-20 place-items-center content-center gap-0.5 px-2 text-xs hover:bg-accent"
          >
            <Glyph name={tool} />
            {label}
          </button>
        ))}
      </div>
    </fieldset>
  );
}
