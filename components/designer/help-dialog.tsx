import { Dialog } from "@/components/ui/dialog";

const keys = [
  ["Tab", "next layer on the tee; Enter opens its settings"],
  ["Arrow keys", "move slightly; with Shift, ten times as far"],
  ["Ctrl or ⌘ + Z, Y", "undo, redo"],
  ["Ctrl or ⌘ + C, V, D", "copy, paste, duplicate"],
  ["Delete", "remove the layer"],
  ["[ and ]", "move one layer down or up"],
  ["+ and −", "zoom, also with Ctrl + wheel"],
  ["Esc", "close the panel, deselect"],
  ["?", "show this help"],
] as const;

const touches = [
  "Drag to move, pull a corner to resize, use the round handle to rotate. Hold Alt while dragging to turn off snapping.",
  "Use two fingers to resize and rotate the selected layer, or to zoom when nothing is selected.",
  "Drag the side of a picture to crop it, or of a shape to stretch it.",
];

export function HelpDialog({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title="Shortcuts and gestures">
      <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-2 text-sm">
        {keys.map(([key, does]) => (
          <div key={key} className="contents">
            <dt className="font-semibold">{key}</dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
      <ul className="mt-5 list-disc space-y-2 pl-5 text-sm">
        {touches.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </Dialog>
  );
}
