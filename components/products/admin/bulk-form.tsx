"use client";

import { useRouter } from "next/navigation";
import { type FormEvent, useState, useTransition } from "react";
import { loadJobAnswer, postJson } from "@/components/staff-jobs/post-json";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { LabelledSelect } from "@/components/ui/labelled-input";
import { Select } from "@/components/ui/select";
import { noticeSessionEnd } from "@/components/ui/session-end";
import { loadRules } from "@/lib/load-rules";
import { officePaths } from "@/lib/office-paths";
import type { BulkChoice, BulkKind } from "@/lib/products/bulk-change";
import { bulkNames } from "@/lib/products/bulk-names";
import { offlineWriteMessage } from "@/lib/products/offline";
import { messageForStatus } from "@/lib/result";

interface BulkFormProps {
  choice: BulkChoice;
  /** What the viewer may do. */
  kinds: readonly BulkKind[];
  categories: readonly string[];
}

/** Null where they could not be fetched. */
const loadSchema = () =>
  loadRules(async () => (await import("@/lib/products/bulk-change")).bulkChangeSchema).catch(() => null);

/** What to do to the chosen products; leads to a preview. */
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
      const answer = await postJson(officePaths.api.productsBulk, { choice, change }, loadJobAnswer);
      noticeSessionEnd(answer);
      if (answer.ok) router.push(officePaths.productsBulkOf(answer.data.jobId));
      else setError({ whole: answer.message });
    });
  };

  return (
    <form onSubmit={onSubmit} noValidate className="mt-6 max-w-xl">
      {error.whole ? (
        <Alert variant="destructive" isLive className="mb-4">
          {error.whole}
        </Alert>
      ) : null}
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
  "price-percent": "10 raises, -10 lowers. The result is rounded to whole rupees.",
  "price-amount": "50 raises, -50 lowers. The result is rounded to whole rupees.",
  "stock-receive": "For each variant on sale",
  "stock-adjust": "For each variant on sale; -2 takes two away",
};

const labels: Record<BulkKind, string> = {
  "price-percent": "By how many percent",
  "price-amount": "By how many rupees",
  status: "New status",
  category: "New category",
  premium: "Premium",
  "stock-receive": "Pieces",
  "stock-adjust": "Pieces",
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
