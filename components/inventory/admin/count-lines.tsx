import { cn } from "@/components/ui/cn";
import { CloseIcon } from "@/components/ui/frame-icons";
import { Input } from "@/components/ui/input";
import {
  type CountLine,
  type CountSheet,
  differenceOf,
  removeLine,
  typeCount,
} from "@/lib/inventory/count-sheet";
import { signed } from "@/lib/inventory/ledger";

interface CountLinesProps {
  sheet: CountSheet;
  change: (edit: (sheet: CountSheet) => CountSheet) => void;
}

const columns =
  "grid-cols-[minmax(0,1fr)_4.5rem_4.5rem_3rem_2.75rem] sm:grid-cols-[minmax(0,1fr)_6rem_6rem_6rem_2.25rem]";

/** Counted beside expected stock, last scan first. */
export function CountLines({ sheet, change }: CountLinesProps) {
  if (sheet.lines.length === 0) return null;
  return (
    <section aria-labelledby="counted-heading" className="mt-6">
      <h2 id="counted-heading" className="sr-only">
        Counted
      </h2>
      <div
        aria-hidden="true"
        className={cn("grid gap-x-2 border-b pb-2 text-right text-muted-foreground", columns)}
      >
        <span className="text-left">Variant</span>
        <span>Counted</span>
        <span>Expected</span>
        <span>Difference</span>
      </div>
      <ul aria-label="Counted variants">
        {sheet.lines.map((line) => (
          <Line
            key={line.variantId}
            line={line}
            onCount={(counted) => change((now) => typeCount(now, line.variantId, counted))}
            onRemove={() => change((now) => removeLine(now, line.variantId))}
          />
        ))}
      </ul>
    </section>
  );
}

interface LineProps {
  line: CountLine;
  onCount: (counted: number) => void;
  onRemove: () => void;
}

function Line({ line, onCount, onRemove }: LineProps) {
  const { name, sku, counted, seen, reserved } = line;
  const difference = differenceOf(line);
  return (
    <li className={cn("grid items-center gap-x-2 border-b py-1.5", columns)}>
      <div className="col-span-full min-w-0 sm:col-span-1">
        <p className="sm:truncate" title={name}>
          {name}
        </p>
        <p className="truncate text-muted-foreground text-xs">{`${sku}${reserved > 0 ? `, ${reserved} reserved` : ""}`}</p>
      </div>
      <span className="sm:hidden" />
      <Input
        aria-label={`Counted: ${name}`}
        inputMode="numeric"
        autoComplete="off"
        value={counted}
        onFocus={(event) => event.target.select()}
        onChange={(event) => {
          const typed = event.target.value.trim();
          if (/^\d{0,6}$/.test(typed)) onCount(Number(typed));
        }}
        className="px-2! text-right tabular-nums"
      />
      <span className="text-right tabular-nums">
        <span className="sr-only">expected </span>
        {seen ?? "…"}
      </span>
      <span
        className={cn(
          "text-right font-semibold tabular-nums",
          difference !== null && difference < 0 && "text-destructive",
          difference === 0 && "font-normal text-muted-foreground",
        )}
      >
        <span className="sr-only">difference </span>
        {difference === null ? "…" : difference === 0 ? "0" : signed(difference)}
      </span>
      <button
        type="button"
        aria-label={`Remove ${name} from the count`}
        onClick={onRemove}
        className="grid size-11 place-items-center sm:size-9 rounded-sm text-muted-foreground hover:bg-accent hover:text-foreground"
      >
        <CloseIcon className="size-4" />
      </button>
    </li>
  );
}
