import { Alert } from "@/components/ui/alert";
import { type CountSheet, removeUnknown } from "@/lib/inventory/count-sheet";

interface UnknownCodesProps {
  sheet: CountSheet;
  change: (edit: (sheet: CountSheet) => CountSheet) => void;
}

/** Codes without a variant stay on the sheet until staff have dealt with them. */
export function UnknownCodes({ sheet, change }: UnknownCodesProps) {
  const codes = Object.entries(sheet.unknown);
  if (codes.length === 0) return null;
  return (
    <Alert
      variant="warning"
      isLive
      title={codes.length === 1 ? "One code is unknown" : `${codes.length} codes are unknown`}
      className="mt-2"
    >
      <p>No variant has this barcode or SKU. Set the items aside; they aren't included.</p>
      <ul className="mt-1 grid gap-0.5">
        {codes.map(([code, times]) => (
          <li key={code} className="flex items-center justify-between gap-4">
            <span className="wrap-anywhere">
              <code>{code}</code>
              {times > 1 ? <span>{`, ${times} times`}</span> : null}
            </span>
            <button
              type="button"
              onClick={() => change((now) => removeUnknown(now, code))}
              className="link min-h-11 shrink-0 pointer-fine:min-h-7"
            >
              Done<span className="sr-only"> with {code}</span>
            </button>
          </li>
        ))}
      </ul>
    </Alert>
  );
}
