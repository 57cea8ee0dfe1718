"use client";

import { useEffect, useState } from "react";
import { attempt } from "@/components/ui/attempt";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { LabelledInput } from "@/components/ui/labelled-input";
import { findProductsAction } from "@/server/blog/admin-actions";

const quietMs = 250;

interface ProductPickerProps {
  onPick: (slug: string) => void;
}

/** Finds a product on sale by its name, to stand in a text. */
export function ProductPicker({ onPick }: ProductPickerProps) {
  const [isOpen, setIsOpen] = useState(false);
  const [query, setQuery] = useState("");
  const [found, setFound] = useState<readonly { name: string; slug: string }[] | null>(null);
  const [problem, setProblem] = useState<string>();

  useEffect(() => {
    if (!isOpen) return;
    let isCurrent = true;
    const timer = setTimeout(async () => {
      const result = await attempt(() => findProductsAction({ query: query.trim() }));
      if (!isCurrent) return;
      if (result.ok) setFound(result.data.products);
      setProblem(result.ok ? undefined : result.message);
    }, quietMs);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [isOpen, query]);

  return (
    <>
      <Button variant="outline" size="sm" onClick={() => setIsOpen(true)}>
        Product
      </Button>
      <Dialog isOpen={isOpen} onClose={() => setIsOpen(false)} title="Put in a product">
        <LabelledInput
          id="pick-product"
          label="Name of the product"
          error={problem}
          type="search"
          autoComplete="off"
          maxLength={80}
          value={query}
          onType={setQuery}
        />
        <p role="status" className="mt-2 min-h-6 text-muted-foreground text-sm">
          {found?.length === 0 ? "No product on sale has this name." : ""}
        </p>
        <ul className="divide-y">
          {found?.map(({ name, slug }) => (
            <li key={slug}>
              <button
                type="button"
                className="wrap-anywhere min-h-11 w-full rounded-sm px-2 py-2 text-left hover:bg-accent"
                onClick={() => {
                  setIsOpen(false);
                  onPick(slug);
                }}
              >
                {name}
              </button>
            </li>
          ))}
        </ul>
      </Dialog>
    </>
  );
}
