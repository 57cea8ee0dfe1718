import { Alert } from "@/components/ui/alert";
import { uploadReport } from "@/lib/products/picture-rules";
import type { Uploads } from "./use-uploads";

/** Running and failed uploads. */
export function UploadList({ running, report }: Pick<Uploads, "running" | "report">) {
  const sentence = running.length === 0 ? uploadReport(report.failed, report.count) : null;
  return (
    <>
      <p role="status" className="sr-only">
        {running.length > 0 ? `Uploading ${running.length} pictures` : ""}
      </p>
      {running.length > 0 ? (
        <ul className="grid gap-2">
          {running.map(({ key, name, progress }) => (
            <li key={key} className="flex items-center gap-3">
              <span className="min-w-0 flex-1 truncate">{name}</span>
              <progress aria-label={name} value={progress} max={1} className="h-2 w-32 accent-brand" />
            </li>
          ))}
        </ul>
      ) : null}
      {sentence ? (
        <Alert variant="destructive" isLive title={sentence}>
          <ul>
            {report.failed.map(({ place, name, reason }) => (
              <li key={place} className="wrap-anywhere">
                {name}: {reason}
              </li>
            ))}
          </ul>
        </Alert>
      ) : null}
    </>
  );
}
