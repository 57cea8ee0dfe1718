"use client";

import { type FormEvent, useState } from "react";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { usePageAction } from "@/components/ui/use-page-action";
import { formatItems, type StockVariant } from "@/lib/inventory/stock-variant";
import { setLowStockLevelsAction } from "@/server/inventory/admin-actions";

/** The available quantity at or below which this variant is low. Empty: the shop's setting applies. */
export function LowStockLevelForm({ variant }: { variant: StockVariant }) {
  const { isWorking, failure, run } = usePageAction();
  const [mark, setMark] = useState(variant.lowAt === null ? "" : String(variant.lowAt));
  const [problem, setProblem] = useState<string>();

  function onSubmit(event: FormEvent): void {
    event.preventDefault();
    const lowAt = mark.trim() === "" ? null : Number(mark);
    const isMark = lowAt === null || (Number.isInteger(lowAt) && lowAt >= 0 && lowAt <= 9999);
    setProblem(isMark ? undefined : "A whole number, 0 or more");
    if (!isMark) return;
    const successMessage =
      lowAt === null
        ? "Low-stock level set to the shop's default"
        : `Low-stock level set to ${formatItems(lowAt)}`;
    run(() => setLowStockLevelsAction({ variantIds: [variant.id], lowAt }), successMessage);
  }

  return (
    <form noValidate onSubmit={onSubmit} className="mt-3 flex items-start gap-2">
      <Field
        id="low-mark"
        label="Low when available is at or below"
        hint={`Leave empty to use the shop's default, ${variant.defaultLowAt}.`}
        error={problem ?? failure?.message}
        className="min-w-0 flex-1"
      >
        {(control) => (
          <span className="flex gap-2">
            <Input
              {...control}
              inputMode="numeric"
              autoComplete="off"
              placeholder={String(variant.defaultLowAt)}
              value={mark}
              onChange={(event) => setMark(event.target.value)}
            />
            <Button type="submit" variant="outline" size="sm" isPending={isWorking}>
              Set
            </Button>
          </span>
        )}
      </Field>
    </form>
  );
}
