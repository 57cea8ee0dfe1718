"use client";

import { useRouter } from "next/navigation";
import { type FormEvent, useRef, useState, useTransition } from "react";
import { postJson } from "@/components/staff-jobs/post-json";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { noticeSessionEnd } from "@/components/ui/session-end";
import { officePaths } from "@/lib/office-paths";
import type { LineProblem } from "@/lib/products/csv-cells";
import type { ImportAnswer } from "@/lib/products/import-answer";
import { importMaxBytes } from "@/lib/products/import-limits";
import { offlineWriteMessage } from "@/lib/products/offline";

/** A file is read and compared with the shop; nothing changes before its preview was looked at. */
export function ImportUpload() {
  const router = useRouter();
  const [isWorking, startWorking] = useTransition();
  const [error, setError] = useState<string | null>(null);
  const [check, setCheck] = useState<ImportAnswer | null>(null);
  const input = useRef<HTMLInputElement>(null);

  const read = async (file: File): Promise<void> => {
    if (file.size > importMaxBytes / 2) return setError("The file is larger than 8 MB: import it in parts.");
    const text = await file.text();
    const answer = await postJson(
      officePaths.api.productsImport,
      { fileName: file.name.slice(-150), text },
      async () => (await import("@/lib/products/import-answer")).importAnswer,
    );
    noticeSessionEnd(answer);
    if (!answer.ok) return setError(answer.message);
    setCheck(answer.data);
    if (answer.data.is === "ready") router.push(officePaths.productsImportOf(answer.data.jobId));
  };

  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    const file = input.current?.files?.[0];
    setCheck(null);
    setError(file ? null : "Choose a file");
    if (!file || isWorking) return;
    if (!navigator.onLine) return setError(offlineWriteMessage);
    startWorking(() => read(file));
  };

  return (
    <>
      <form onSubmit={onSubmit} className="mt-3 flex max-w-2xl flex-wrap items-end gap-3">
        <Field
          id="import-file"
          label="CSV file"
          error={error ?? undefined}
          className="min-w-0 flex-1 basis-72"
        >
          {(control) => (
            <input
              {...control}
              ref={input}
              type="file"
              accept=".csv,text/csv"
              className="control min-h-11 py-2 file:mr-3 file:cursor-pointer file:border-0 file:bg-transparent file:font-semibold"
              onChange={() => {
                setError(null);
                setCheck(null);
              }}
            />
          )}
        </Field>
        <Button type="submit" size="sm" variant="brand" isPending={isWorking}>
          Check the file
        </Button>
      </form>
      {check?.is === "same" ? (
        <Alert isLive className="mt-4 max-w-2xl">
          The file says what the shop has already: nothing would change.
        </Alert>
      ) : null}
      {check?.is === "refused" ? <ImportProblems problems={check.problems} lines={check.lines} /> : null}
    </>
  );
}

interface ImportProblemsProps {
  problems: readonly LineProblem[];
  /** How many lines have one. */
  lines: number;
}

const shown = 500;

/** Which lines of the file can't be taken, and why. */
function ImportProblems({ problems, lines }: ImportProblemsProps) {
  return (
    <section aria-label="Problems of the file" className="mt-6">
      <Alert variant="destructive" isLive className="max-w-2xl">
        {lines === 1 ? "One line has a problem" : `${lines} lines have a problem`}. Nothing was changed:
        correct the file and check it again.
      </Alert>
      <table className="mt-4 w-full max-w-4xl border-t text-left">
        <thead>
          <tr className="border-b text-muted-foreground">
            <th scope="col" className="w-20 py-2 pr-4 text-right font-medium">
              Line
            </th>
            <th scope="col" className="w-40 py-2 pr-4 font-medium">
              Column
            </th>
            <th scope="col" className="py-2 font-medium">
              Problem
            </th>
          </tr>
        </thead>
        <tbody>
          {problems.slice(0, shown).map(({ line, column, message }) => (
            <tr key={`${line} ${column} ${message}`} className="border-b align-top">
              <td className="py-2 pr-4 text-right tabular-nums">{line}</td>
              <td className="py-2 pr-4">{column?.replaceAll("_", " ") ?? ""}</td>
              <td className="wrap-anywhere py-2">{message}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {problems.length > shown ? (
        <p className="mt-3 text-muted-foreground">and {problems.length - shown} more</p>
      ) : null}
    </section>
  );
}
