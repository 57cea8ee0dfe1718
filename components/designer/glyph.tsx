const shapes = {
  undo: "M8.5 5 4 9.5 8.5 14M4 9.5h9.5a5.5 5.5 0 0 1 0 11H9",
  redo: "M15.5 5 20 9.5 15.5 14M20 9.5h-9.5a5.5 5.5 0 0 0 0 11H15",
  product: "M8.5 4 3.5 7l2 4.5 2-1V20h9v-9.5l2 1 2-4.5-5-3a3.5 3.5 0 0 1-7 0Z",
  text: "M5 8V5.5h14V8M12 5.5v13M9 18.5h6",
  uploads: "M12 15.5V4.5m0 0L8 8.5m4-4 4 4M4.5 14v5.5h15V14",
  art: "M12 3.5l2.4 5.4 5.9.6-4.4 3.9 1.3 5.8L12 16.2l-5.2 3 1.3-5.8-4.4-3.9 5.9-.6Z",
  templates: "M4 4.5h16v6H4zM4 14h7v5.5H4zM14.5 14H20v5.5h-5.5z",
  patterns: "M4 4h16v16H4zM4 12h16M12 4v16M4 4l16 16M20 4 4 20",
  ai: "M10.5 4.5 12.3 9.7 17.5 11.5 12.3 13.3 10.5 18.5 8.7 13.3 3.5 11.5 8.7 9.7ZM18.5 3.5v5M16 6h5M18.5 16v4M16.5 18h4",
  layers: "m12 4 8.5 4.5L12 13 3.5 8.5 12 4ZM4 12.5l8 4.5 8-4.5M4 16.5l8 4.5 8-4.5",
  edit: "m4.5 19.5 1-4L16 5l3 3L8.5 18.5l-4 1ZM14 7l3 3",
  copy: "M8.5 8.5h11v11h-11zM5 15.5H4.5v-11h11V5",
  lock: "M5.5 10.5h13V20h-13zM8.5 10.5V8a3.5 3.5 0 0 1 7 0v2.5",
  unlock: "M5.5 10.5h13V20h-13zM8.5 10.5V8a3.5 3.5 0 0 1 6.8-1.2",
  eye: "M3 12c3-5 6-6.5 9-6.5s6 1.5 9 6.5c-3 5-6 6.5-9 6.5S6 17 3 12ZM12 9.5a2.5 2.5 0 1 1 0 5 2.5 2.5 0 0 1 0-5Z",
  "eye-off":
    "m4 4 16 16M6 8c-1.2 1-2.2 2.3-3 4 3 5 6 6.5 9 6.5 1.3 0 2.5-.3 3.8-.9M10 5.7c.7-.1 1.3-.2 2-.2 3 0 6 1.5 9 6.5-.6 1-1.3 1.9-2 2.6",
  up: "m6 14.5 6-6 6 6",
  down: "m6 9.5 6 6 6-6",
  "flip-x": "M12 3.5v17M9 7.5 3.5 16.5H9v-9ZM15 7.5l5.5 9H15v-9Z",
  "flip-y": "M3.5 12h17M7.5 9 16.5 3.5V9h-9ZM7.5 15l9 5.5V15h-9Z",
  left: "M4 4v16M8 7.5h12v3H8zM8 14h7v3H8z",
  centre: "M12 3.5v17M5 7h14v3.5H5zM8 13.5h8V17H8z",
  right: "M20 4v16M4 7.5h12v3H4zM9 14h7v3H9z",
  top: "M4 4h16M7.5 8v12h3V8zM14 8v7h3V8z",
  middle: "M3.5 12h17M7 5v14h3.5V5zM13.5 8v8H17V8z",
  bottom: "M4 20h16M7.5 4v12h3V4zM14 9v7h3V9z",
  "text-left": "M4 6h16M4 10.5h10M4 15h16M4 19.5h10",
  "text-center": "M4 6h16M7 10.5h10M4 15h16M7 19.5h10",
  "text-right": "M4 6h16M10 10.5h10M4 15h16M10 19.5h10",
  bin: "M4.5 6.5h15M9.5 6.5v-2h5v2M6.5 6.5l1 14h9l1-14M10.25 10.5v6m3.5-6v6",
  plus: "M12 5.5v13M5.5 12h13",
  minus: "M5.5 12h13",
  share: "M12 15V4m0 0L8 8m4-4 4 4M5.5 12v8h13v-8",
  menu: "M6 12v.1M12 12v.1M18 12v.1",
  help: "M12 3.5a8.5 8.5 0 1 1 0 17 8.5 8.5 0 0 1 0-17ZM9.5 9.5a2.5 2.5 0 1 1 3.7 2.2c-.8.4-1.2 1-1.2 1.8M12 16.4v.1",
  shuffle:
    "M4 7h3.5l9 10H20m0 0-2.5-2.5M20 17l-2.5 2.5M4 17h3.5l2.3-2.5M14 9.8 16.5 7H20m0 0-2.5-2.5M20 7l-2.5 2.5",
  grab: "M9 6.5v.1M15 6.5v.1M9 12v.1M15 12v.1M9 17.5v.1M15 17.5v.1",
  fit: "M4 9V4h5M20 9V4h-5M4 15v5h5M20 15v5h-5",
} as const;

export type GlyphName = keyof typeof shapes;

/** An icon of the editor; decorative beside its text or label. */
export function Glyph({ name, className = "size-5" }: { name: GlyphName; className?: string }) {
  return (
    <svg
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.6"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      className={className}
    >
      <path d={shapes[name]} />
    </svg>
  );
}
