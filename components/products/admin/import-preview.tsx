"use client";

import { StartJob } from "@/components/staff-jobs/start-job";
import { Badge } from "@/components/ui/badge";
import { ButtonLink } from "@/components/ui/button-link";
import { officePaths } from "@/lib/office-paths";
import type { ImportPreview as Preview } from "@/lib/products/import-preview";
import { offlineWriteMessage } from "@/lib/products/offline";

const number = new Intl.NumberFormat("en-IN");

/** What a file would change, product by product, before anything does. */
export function ImportPreview({ jobId, preview, total }: { jobId: string; preview: Preview; total: number }) {
  const { added, changed, unchanged, newCategories, items } = preview;
  return (
    <>
      <dl className="mt-6 flex flex-wrap gap-x-10 gap-y-3">
        <Figure name="New" count={added} />
        <Figure name="Changed" count={changed} />
        <Figure name="The same" count={unchanged} />
      </dl>
      {newCategories.length > 0 ? (
        <p className="mt-3">
          New categories: <span className="font-semibold">{newCategories.join(", ")}</span>
        </p>
      ) : null}
      <div className="mt-5 flex flex-wrap items-start gap-3">
        <StartJob
          label={total === 1 ? "Apply to 1 product" : `Apply to ${number.format(total)} products`}
          said="The import has been started"
          offline={offlineWriteMessage}
          prepare={async () => ({ ok: true, data: { jobId } })}
        />
        <ButtonLink href={officePaths.productsImport} variant="ghost" size="sm">
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
