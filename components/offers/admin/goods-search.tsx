import { useState } from "react";
import { Button } from "@/components/ui/button";
import { LabelledInput } from "@/components/ui/labelled-input";
import { type Good, useGoodsSearch } from "./use-goods-search";

interface GoodsSearchProps {
  id: string;
  label: string;
  hint?: string;
  onChoose: (good: Good) => void;
}

/** Finds a product by part of its name. */
export function GoodsSearch({ id, label, hint, onChoose }: GoodsSearchProps) {
  const [typed, setTyped] = useState("");
  const { found, isSearching, problem, search, clear } = useGoodsSearch();
  const choose = (good: Good) => {
    onChoose(good);
    setTyped("");
    clear();
  };
  return (
    <div>
      <div className="flex flex-wrap items-end gap-2">
        <LabelledInput
          id={id}
          label={label}
          hint={hint}
          error={problem ?? undefined}
          className="min-w-0 flex-1"
          autoComplete="off"
          maxLength={80}
          placeholder="Product name"
          onKeyDown={(event) => {
            if (event.key !== "Enter") return;
            event.preventDefault();
            void search(typed);
          }}
          value={typed}
          onType={setTyped}
        />
        <Button variant="outline" isPending={isSearching} onClick={() => void search(typed)}>
          Find product
        </Button>
      </div>
      <div role="status">
        {found === null ? null : found.length === 0 ? (
          <p className="mt-2 text-muted-foreground">No products match.</p>
        ) : (
          <ul className="mt-2 border-t">
            {found.map((good) => (
              <li key={good.id} className="border-b">
                <button
                  type="button"
                  className="wrap-anywhere min-h-11 w-full px-2 text-left hover:bg-accent"
                  onClick={() => choose(good)}
                >
                  {good.name}
                </button>
              </li>
            ))}
          </ul>
        )}
      </div>
    </div>
  );
}
