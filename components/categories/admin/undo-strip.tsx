import { Button } from "@/components/ui/button";
import type { Done } from "./use-tree";

interface UndoStripProps {
  done: Done | null;
  isWorking: boolean;
  onUndo: () => void;
}

/** What was done, for ten seconds, with the way back. */
export function UndoStrip({ done, isWorking, onUndo }: UndoStripProps) {
  return (
    <div role="status" className="mt-4 empty:hidden">
      {done ? (
        <p className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded-sm border border-l-4 border-l-foreground px-4 py-2">
          <span>{done.said}</span>
          <Button variant="outline" size="sm" isPending={isWorking} onClick={onUndo}>
            Undo
          </Button>
        </p>
      ) : null}
    </div>
  );
}
