import Link from "next/link";
import { useEffect, useState } from "react";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { Input } from "@/components/ui/input";
import { limits } from "@/lib/designer/design-limits";
import { countLayers } from "@/lib/designer/editor/layers";
import { newDesignName } from "@/lib/designer/editor/merge-drafts";
import { emptyDocument } from "@/lib/designer/empty-document";
import { paths } from "@/lib/paths";
import { useDesigner } from "../designer-context";
import { useStore } from "../store";
import { type Draft, deleteDeviceDraft, listDrafts } from "./draft-storage";

/** The open design's name, and all designs of this browser. */
export function DesignDialog({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const { draft, draftSaver } = useDesigner();
  const name = useStore(draft, (value) => value.name);
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title="Your designs">
      <form
        className="flex items-end gap-2"
        onSubmit={(event) => {
          event.preventDefault();
          const typed = new FormData(event.currentTarget).get("name");
          const next = typeof typed === "string" ? typed.trim() : "";
          if (next !== "") draftSaver.get()?.rename(next);
          onClose();
        }}
      >
        <label className="grid flex-1 gap-1 font-medium text-sm" htmlFor="design-name">
          Design name
          <Input id="design-name" name="name" defaultValue={name} maxLength={limits.name} required />
        </label>
        <Button type="submit">Rename</Button>
      </form>
      <SavedDesignList onDone={onClose} />
    </Dialog>
  );
}

const dates = new Intl.DateTimeFormat("en-IN", {
  day: "numeric",
  month: "short",
  hour: "numeric",
  minute: "2-digit",
});

/** Designs stored in this browser; a copy of the open design, or a new one. */
function SavedDesignList({ onDone }: { onDone: () => void }) {
  const { draftSaver, draft, editing } = useDesigner();
  const [drafts, setDrafts] = useState<Draft[] | null>(null);
  const openId = draft.get().id;
  useEffect(() => {
    const read = async () => {
      await draftSaver.get()?.flush();
      setDrafts(await listDrafts());
    };
    read().catch(() => setDrafts([]));
  }, [draftSaver]);
  const others = (drafts ?? []).filter(({ id }) => id !== openId);
  const run = async (step: () => void | Promise<void>) => {
    await draftSaver.get()?.flush();
    await step();
    onDone();
  };
  const startNew = async () => {
    // Includes the open one, which is not stored before its first change.
    const stored = await listDrafts().catch(() => []);
    const names = [draft.get().name, ...stored.map(({ name }) => name)];
    draftSaver.get()?.open(null, emptyDocument(editing.get().document), newDesignName(names));
  };
  return (
    <>
      <div className="mt-4 flex flex-wrap gap-2 border-b pb-5">
        <Button size="sm" variant="outline" onClick={() => void run(startNew)}>
          New design
        </Button>
        <Button size="sm" variant="outline" onClick={() => void run(async () => draftSaver.get()?.copy())}>
          Duplicate
        </Button>
      </div>
      <h3 className="mt-5 font-semibold">On this device</h3>
      {drafts !== null && others.length === 0 ? (
        <p className="mt-2 text-muted-foreground text-sm">
          No other designs here. Every design you start is saved on this device automatically.
        </p>
      ) : null}
      <ul className="mt-1 divide-y">
        {others.map((each) => (
          <li key={each.id} className="flex items-center gap-3 py-1">
            <button
              type="button"
              onClick={() => void run(() => draftSaver.get()?.open(each, each.document, each.name))}
              className="min-h-12 min-w-0 flex-1 rounded-sm px-1 text-left hover:bg-accent"
            >
              <span className="block truncate font-medium">{each.name}</span>
              <span className="block text-muted-foreground text-xs">{`${countLayers(each.document)} layers, ${dates.format(each.savedAt)}${each.rev > 0 ? ", in your account" : ""}`}</span>
            </button>
            <Button
              size="sm"
              variant="ghost"
              aria-label={`Delete ${each.name} from this device`}
              onClick={() => {
                void deleteDeviceDraft(each.id).then(() =>
                  setDrafts((list) => list?.filter(({ id }) => id !== each.id) ?? null),
                );
              }}
            >
              Delete
            </Button>
          </li>
        ))}
      </ul>
      <Link
        href={paths.myDesigns}
        prefetch={false}
        className="link inline-flex min-h-11 items-center text-sm"
      >
        All my designs
      </Link>
    </>
  );
}
