"use client";

import { useRouter } from "next/navigation";
import { type FormEvent, useRef, useState, useTransition } from "react";
import { loadJobAnswer, postJson } from "@/components/staff-jobs/post-json";
import { StartJob } from "@/components/staff-jobs/start-job";
import { Alert } from "@/components/ui/alert";
import { Badge } from "@/components/ui/badge";
import { Button, buttonClasses } from "@/components/ui/button";
import { ButtonLink } from "@/components/ui/button-link";
import { Field } from "@/components/ui/field";
import { noticeSessionEnd } from "@/components/ui/session-end";
import { adminPaths } from "@/lib/admin-paths";
import type { LineProblem } from "@/lib/products/csv-cells";
import type { ImportAnswer } from "@/lib/products/import-answer";
import { importMaxBytes } from "@/lib/products/import-limits";
import type { ImportPreview as Preview } from "@/lib/products/import-preview";
import { offlineWriteMessage } from "@/lib/products/offline";

/** Reads a file and compares it with the shop; nothing changes before its preview was confirmed. */
export function ImportUpload() {
  const router = useRouter();
  const [isWorking, startWorking] = useTransition();
  const [error, setError] = useState<string | null>(null);
  const [check, setCheck] = useState<ImportAnswer | null>(null);
  const input = useRef<HTMLInputElement>(null);

  const read = async (file: File): Promise<void> => {
    if (file.size > importMaxBytes / 2) return setError("The file is larger than 8 MB. Import it in parts.");
    const text = await file.text();
    const answer = await postJson(
      adminPaths.api.productsImport,
      { fileName: file.name.slice(-150), text },
      async () => (await import("@/lib/products/import-answer")).importAnswer,
    );
    noticeSessionEnd(answer);
    if (!answer.ok) return setError(answer.message);
    setCheck(answer.data);
    if (answer.data.is === "ready") router.push(adminPaths.productsImportOf(answer.data.jobId));
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
          Check file
        </Button>
      </form>
      {check?.is === "same" ? (
        <Alert isLive className="mt-4 max-w-2xl">
          The file matches the shop. Nothing would change.
        </Alert>
      ) : null}
      {check?.is === "refused" ? <ImportProblems problems={check.problems} lines={check.lines} /> : null}
    </>
  );
}

interface ImportProblemsProps {
  problems: readonly LineProblem[];
  /** The number of lines with a problem. */
  lines: number;
}

const shown = 500;

/** The rejected lines of the file, with reasons. */
function ImportProblems({ problems, lines }: ImportProblemsProps) {
  return (
    <section aria-label="File errors" className="mt-6">
      <Alert variant="destructive" isLive className="max-w-2xl">
        {lines === 1 ? "1 row has an error" : `${lines} rows have errors`}. Nothing was changed. Correct the
        file and check it again.
      </Alert>
      <table className="mt-4 w-full max-w-4xl border-t text-left">
        <thead>
          <tr className="border-b text-muted-foreground">
            <th scope="col" className="w-20 py-2 pr-4 text-right font-medium">
              Row
            </th>
            <th scope="col" className="w-40 py-2 pr-4 font-medium">
              Column
            </th>
            <th scope="col" className="py-2 font-medium">
              Error
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

/** Exports all products: at once, or in the background when there are very many. */
export function CsvExport() {
  return (
    <div className="flex flex-wrap items-start gap-3">
      <a
        data-slot="button-link"
        href={adminPaths.api.productsCsv}
        download
        className={buttonClasses({ variant: "outline", size: "sm" })}
      >
        Download all products
      </a>
      <StartJob
        label="Export in the background"
        variant="ghost"
        successMessage="Export started"
        prepare={() => postJson(adminPaths.api.productsExport, {}, loadJobAnswer)}
      />
    </div>
  );
}

const number = new Intl.NumberFormat("en-IN");

/** The changes of a file by product, before they are applied. */
export function ImportPreview({ jobId, preview, total }: { jobId: string; preview: Preview; total: number }) {
  const { added, changed, unchanged, newCategories, items } = preview;
  return (
    <>
      <dl className="mt-6 flex flex-wrap gap-x-10 gap-y-3">
        <Figure name="New" count={added} />
        <Figure name="Changed" count={changed} />
        <Figure name="Unchanged" count={unchanged} />
      </dl>
      {newCategories.length > 0 ? (
        <p className="mt-3">
          New categories: <span className="font-semibold">{newCategories.join(", ")}</span>
        </p>
      ) : null}
      <div className="mt-5 flex flex-wrap items-start gap-3">
        <StartJob
          label={total === 1 ? "Apply to 1 product" : `Apply to ${number.format(total)} products`}
          successMessage="Import started"
          offline={offlineWriteMessage}
          prepare={async () => ({ ok: true, data: { jobId } })}
        />
        <ButtonLink href={adminPaths.productsImport} variant="ghost" size="sm">
          Choose another file
        </ButtonLink>
      </div>
      <ol aria-label="Changes" className="mt-6 border-t">
        {items.map((item) => (
          <li
            key={item.line}
            className="grid gap-x-8 gap-y-1 border-b py-3 md:grid-cols-[18rem_minmax(0,1fr)]"
          >
            <p className="wrap-anywhere">
              <span className="font-semibold">{`${item.name} `}</span>
              {item.id === null ? <Badge>New</Badge> : null}
              <span className="block text-muted-foreground">line {item.line}</span>
            </p>
            <dl className="grid gap-1">
              {item.changes.map(({ field, before, after }) => (
                <div
                  key={`${field} ${after}`}
                  className="wrap-anywhere grid gap-x-3 sm:grid-cols-[11rem_minmax(0,1fr)]"
                >
                  <dt className="text-muted-foreground">{field}</dt>
                  <dd className="line-clamp-3">
                    {before ? <del className="text-muted-foreground">{before}</del> : null}
                    {before ? <span aria-hidden="true"> → </span> : null}
                    <ins className="no-underline">{after || "empty"}</ins>
                  </dd>
                </div>
              ))}
            </dl>
          </li>
        ))}
      </ol>
      {total > items.length ? (
        <p className="mt-3 text-muted-foreground">and {number.format(total - items.length)} more products</p>
      ) : null}
    </>
  );
}

function Figure({ name, count }: { name: string; count: number }) {
  return (
    <div className="flex flex-col-reverse">
      <dt className="text-muted-foreground">{name}</dt>
      <dd className="font-semibold text-2xl tabular-nums">{number.format(count)}</dd>
    </div>
  );
}
