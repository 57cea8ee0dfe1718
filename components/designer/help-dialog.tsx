import { Dialog } from "@/components/ui/dialog";

const keys = [
  ["Tab", "to the next layer on the tee; Enter opens its settings"],
  ["Arrow keys", "move a little, with Shift ten times as far"],
  ["Ctrl or ⌘ + Z, Y", "undo, redo"],
  ["Ctrl or ⌘ + C, V, D", "copy, paste, duplicate"],
  ["Delete", "take it off"],
  ["[ and ]", "one down, one up"],
  ["+ and −", "zoom; Ctrl + wheel too"],
  ["Esc", "close the panel, deselect"],
  ["?", "this help"],
] as const;

const touches = [
  "Drag moves, a corner scales, the round handle turns. Hold Alt while dragging, and nothing clicks in.",
  "Two fingers scale and turn what is selected. With nothing selected they zoom.",
  "A side of a picture crops it, a side of a shape stretches it.",
];

export function HelpDialog({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title="Keys and touch">
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
