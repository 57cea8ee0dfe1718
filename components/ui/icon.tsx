export interface IconProps {
  className?: string;
}

/** Drawn on a 24 grid with one line width. Always decorative: text is beside it or in a label. */
export function Icon({ d, className = "size-6" }: IconProps & { d: string }) {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true" className={`icon ${className}`}>
      <path d={d} />
    </svg>
  );
}
