"use client";

import Link from "next/link";
import { StartJob } from "@/components/staff-jobs/start-job";
import { Alert } from "@/components/ui/alert";
import { ButtonLink } from "@/components/ui/button-link";
import { officePaths } from "@/lib/office-paths";
import type { BulkPreview as Preview } from "@/lib/products/bulk-preview";
import { offlineWriteMessage } from "@/lib/products/offline";

interface BulkPreviewProps {
  jobId: string;
  preview: Preview;
  total: number;
}

/** So few are changed before the answer; more go on by themselves, and the job's line has Undo when they are through. */
const atOnce = 100;

const number = new Intl.NumberFormat("en-IN");
const products = (count: number) => (count === 1 ? "1 product" : `${number.format(count)} products`);

/** What a change would do to each product, and which ones it can't take. */
export function BulkPreview({ jobId, preview, total }: BulkPreviewProps) {
  const { kind, total: sum, unchanged, refusedCount, refused, items } = preview;
  const isDelete = kind === "delete";
  return (
    <>
      <p className="mt-6">
        <span className="font-semibold">{products(total)}</span>
        <span>{` will ${isDelete ? "be deleted" : "change"}.`}</span>
        {unchanged > 0 ? (
          <span>{` ${products(unchanged)} ${unchanged === 1 ? "is" : "are"} so already.`}</span>
        ) : null}
        {refusedCount > 0 ? <span>{` ${products(refusedCount)} can't, see below.`}</span> : null}
        {sum ? <span className="block text-muted-foreground">{sum}</span> : null}
      </p>
      {isDelete && total > 0 ? (
        <Alert variant="warning" className="mt-4 max-w-2xl">
          Their pages answer 404 within a second, their pictures are removed, and ordered ones lose their free
          stock. Open orders keep what was ordered. This can't be undone here.
        </Alert>
      ) : null}
      <div className="mt-5 flex flex-wrap items-start gap-3">
        {total > 0 ? (
          <StartJob
            label={`${isDelete ? "Delete" : "Apply to"} ${products(total)}`}
            variant={isDelete ? "destructive" : "brand"}
            said={total > atOnce ? "The change has been started" : "The change is made"}
            canUndo={!isDelete && total <= atOnce}
            offline={offlineWriteMessage}
            prepare={async () => ({ ok: true, data: { jobId } })}
          />
        ) : null}
        <ButtonLink href={officePaths.products} variant="ghost" size="sm">
          Back to the products
        </ButtonLink>
      </div>
      <BulkTable label="Changes" rows={items} />
      {total > items.length ? (
        <p className="mt-3 text-muted-foreground">and {products(total - items.length)} more</p>
      ) : null}
      {refusedCount > 0 ? (
        <section aria-labelledby="refused-heading" className="mt-10">
          <h2 id="refused-heading" className="font-semibold text-lg">
            Stay as they are
          </h2>
          <ul className="mt-3 max-w-4xl border-t">
            {refused.map(({ id, name, why }) => (
              <li key={id} className="grid gap-x-8 border-b py-2 sm:grid-cols-2">
                <Link href={officePaths.product(id)} prefetch={false} className="wrap-anywhere font-semibold">
                  {name}
                </Link>
                <span>{why}</span>
              </li>
            ))}
          </ul>
          {refusedCount > refused.length ? (
            <p className="mt-3 text-muted-foreground">and {products(refusedCount - refused.length)} more</p>
          ) : null}
        </section>
      ) : null}
    </>
  );
}

function BulkTable({ label, rows }: { label: string; rows: Preview["items"] }) {
  if (rows.length === 0) return null;
  return (
    <table aria-label={label} className="mt-6 w-full max-w-4xl border-t text-left">
      <thead>
        <tr className="border-b text-muted-foreground">
          <th scope="col" className="py-2 pr-4 font-medium">
            Product
          </th>
          <th scope="col" className="py-2 pr-4 text-right font-medium">
            Now
          </th>
          <th scope="col" className="py-2 text-right font-medium">
            Then
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ id, label: name, before, after }) => (
          <tr key={id} className="border-b align-top">
            <td className="wrap-anywhere py-2 pr-4 font-semibold">{name}</td>
            <td className="py-2 pr-4 text-right text-muted-foreground tabular-nums">{before}</td>
            <td className="py-2 text-right tabular-nums">{after}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
