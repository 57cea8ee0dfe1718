"use client";

import Link from "next/link";
import { useRouter } from "next/navigation";
import { type FormEvent, useState, useTransition } from "react";
import { Section } from "@/components/admin/section";
import { loadJobAnswer, postJson } from "@/components/staff-jobs/post-json";
import { StartJob } from "@/components/staff-jobs/start-job";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { ButtonLink } from "@/components/ui/button-link";
import { FailureAlert } from "@/components/ui/failure-alert";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { LabelledSelect } from "@/components/ui/labelled-input";
import { Select } from "@/components/ui/select";
import { noticeSessionEnd } from "@/components/ui/session-end";
import { adminPaths } from "@/lib/admin-paths";
import { loadRules } from "@/lib/load-rules";
import type { BulkChoice, BulkKind } from "@/lib/products/bulk-change";
import { bulkNames } from "@/lib/products/bulk-names";
import type { BulkPreview as Preview } from "@/lib/products/bulk-preview";
import { offlineWriteMessage } from "@/lib/products/offline";
import { messageForStatus } from "@/lib/result";

interface BulkFormProps {
  choice: BulkChoice;
  /** The viewer's permissions. */
  kinds: readonly BulkKind[];
  categories: readonly string[];
}

/** Null where they could not be fetched. */
const loadSchema = () =>
  loadRules(async () => (await import("@/lib/products/bulk-change")).bulkChangeSchema).catch(() => null);

/** The bulk change for the selected products; opens a preview. */
export function BulkForm({ choice, kinds, categories }: BulkFormProps) {
  const router = useRouter();
  const [kind, setKind] = useState<BulkKind>(kinds[0] ?? "status");
  const [error, setError] = useState<{ field?: string; whole?: string }>({});
  const [isWorking, startWorking] = useTransition();

  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isWorking) return;
    const change = { kind, value: String(new FormData(event.currentTarget).get("value") ?? "") };
    setError({});
    if (!navigator.onLine) return setError({ whole: offlineWriteMessage });
    startWorking(async () => {
      const rules = await loadSchema();
      if (!rules) return setError({ whole: messageForStatus(503) });
      const parsed = rules.safeParse(change);
      if (!parsed.success) return setError({ field: parsed.error.issues[0]?.message });
      const answer = await postJson(adminPaths.api.productsBulk, { choice, change }, loadJobAnswer);
      noticeSessionEnd(answer);
      if (answer.ok) router.push(adminPaths.productsBulkOf(answer.data.jobId));
      else setError({ whole: answer.message });
    });
  };

  return (
    <form onSubmit={onSubmit} noValidate className="mt-6 max-w-xl">
      <FailureAlert message={error.whole} className="mb-4" />
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <LabelledSelect
          id="bulk-kind"
          label="What to change"
          value={kind}
          onType={(value) => {
            setKind(kinds.find((one) => one === value) ?? kind);
            setError({});
          }}
        >
          {kinds.map((one) => (
            <option key={one} value={one}>
              {bulkNames[one]}
            </option>
          ))}
        </LabelledSelect>
        <BulkValue key={kind} kind={kind} categories={categories} error={error.field} />
      </div>
      <Button type="submit" size="sm" variant="brand" isPending={isWorking} className="mt-5">
        Preview
      </Button>
    </form>
  );
}

const hints: Partial<Record<BulkKind, string>> = {
  "price-percent": "10 raises prices, -10 lowers them. Rounded to whole rupees.",
  "price-amount": "50 raises prices, -50 lowers them. Rounded to whole rupees.",
  "stock-receive": "For each active variant",
  "stock-adjust": "For each variant on sale; -2 removes two",
};

const labels: Record<BulkKind, string> = {
  "price-percent": "Percentage",
  "price-amount": "Amount in rupees",
  status: "New status",
  category: "New category",
  premium: "Premium",
  "stock-receive": "Quantity",
  "stock-adjust": "Quantity",
  delete: "",
};

interface BulkValueProps {
  kind: BulkKind;
  categories: readonly string[];
  error: string | undefined;
}

function BulkValue({ kind, categories, error }: BulkValueProps) {
  if (kind === "delete") return <input type="hidden" name="value" value="" />;
  const options = optionsOf(kind, categories);
  return (
    <Field id="bulk-value" label={labels[kind]} hint={hints[kind]} error={error}>
      {(control) =>
        options ? (
          <Select {...control} name="value">
            {options.map(([value, label]) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </Select>
        ) : (
          <Input {...control} name="value" inputMode="text" autoComplete="off" />
        )
      }
    </Field>
  );
}

function optionsOf(kind: BulkKind, categories: readonly string[]): [string, string][] | null {
  if (kind === "status") {
    return [
      ["published", "Published"],
      ["draft", "Draft"],
    ];
  }
  if (kind === "premium") {
    return [
      ["yes", "Yes"],
      ["no", "No"],
    ];
  }
  return kind === "category" ? categories.map((name) => [name, name.replace(":", " › ")]) : null;
}

interface BulkPreviewProps {
  jobId: string;
  preview: Preview;
  total: number;
}

/** Up to this many are changed before the response; more continue in the background, and the job has Undo once done. */
const atOnce = 100;

const number = new Intl.NumberFormat("en-IN");
const products = (count: number) => (count === 1 ? "1 product" : `${number.format(count)} products`);

/** The effect of a change on each product, and the products it can't apply to. */
export function BulkPreview({ jobId, preview, total }: BulkPreviewProps) {
  const { kind, total: sum, unchanged, refusedCount, refused, items } = preview;
  const isDelete = kind === "delete";
  return (
    <>
      <p className="mt-6">
        <span className="font-semibold">{products(total)}</span>
        <span>{` will ${isDelete ? "be deleted" : "change"}.`}</span>
        {unchanged > 0 ? (
          <span>{` ${products(unchanged)} ${unchanged === 1 ? "needs" : "need"} no change.`}</span>
        ) : null}
        {refusedCount > 0 ? <span>{` ${products(refusedCount)} can't be changed, see below.`}</span> : null}
        {sum ? <span className="block text-muted-foreground">{sum}</span> : null}
      </p>
      {isDelete && total > 0 ? (
        <Alert variant="warning" className="mt-4 max-w-2xl">
          Their pages and pictures are removed, and available stock is lost. Open orders don't change. This
          can't be undone.
        </Alert>
      ) : null}
      <div className="mt-5 flex flex-wrap items-start gap-3">
        {total > 0 ? (
          <StartJob
            label={`${isDelete ? "Delete" : "Apply to"} ${products(total)}`}
            variant={isDelete ? "destructive" : "brand"}
            successMessage={total > atOnce ? "Bulk edit started" : "Bulk edit done"}
            canUndo={!isDelete && total <= atOnce}
            offline={offlineWriteMessage}
            prepare={async () => ({ ok: true, data: { jobId } })}
          />
        ) : null}
        <ButtonLink href={adminPaths.products} variant="ghost" size="sm">
          Back to products
        </ButtonLink>
      </div>
      <BulkTable label="Changes" rows={items} />
      {total > items.length ? (
        <p className="mt-3 text-muted-foreground">and {products(total - items.length)} more</p>
      ) : null}
      {refusedCount > 0 ? (
        <Section id="refused-heading" title="Not changed" className="mt-10">
          <ul className="mt-3 max-w-4xl border-t">
            {refused.map(({ id, name, why }) => (
              <li key={id} className="grid gap-x-8 border-b py-2 sm:grid-cols-2">
                <Link href={adminPaths.product(id)} prefetch={false} className="wrap-anywhere font-semibold">
                  {name}
                </Link>
                <span>{why}</span>
              </li>
            ))}
          </ul>
          {refusedCount > refused.length ? (
            <p className="mt-3 text-muted-foreground">and {products(refusedCount - refused.length)} more</p>
          ) : null}
        </Section>
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
            New
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
