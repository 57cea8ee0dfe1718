interface Figure {
  label: string;
  value: string;
  note: string;
}

/** Figures of an admin screen with their notes, in one row where there is room. */
export function Figures({ figures }: { figures: readonly Figure[] }) {
  return (
    <dl className="mt-2 grid grid-cols-2 gap-x-8 gap-y-4 lg:grid-flow-col lg:auto-cols-fr lg:grid-cols-none">
      {figures.map(({ label, value, note }) => (
        <div key={label}>
          <dt className="text-muted-foreground">{label}</dt>
          <dd className="display text-2xl tabular-nums">{value}</dd>
          <dd className="text-muted-foreground">{note}</dd>
        </div>
      ))}
    </dl>
  );
}
