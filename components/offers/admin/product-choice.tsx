"use client";

import { useState } from "react";
import { useFormContext, useWatch } from "react-hook-form";
import { Button } from "@/components/ui/button";
import { GoodsSearch } from "./goods-search";

interface Named {
  id: number;
  name: string;
}

/** The products that a coupon is for. `known`: names of those that are saved. */
export function ProductChoice({ known }: { known: readonly Named[] }) {
  const { setValue } = useFormContext<{ productIds: string[] }>();
  const ids = useWatch<{ productIds: string[] }, "productIds">({ name: "productIds" });
  const [names, setNames] = useState(() => new Map(known.map(({ id, name }) => [String(id), name])));
  const write = (next: string[]) => setValue("productIds", next, { shouldDirty: true });
  const add = ({ id, name }: Named) => {
    setNames(new Map(names).set(String(id), name));
    if (!ids.includes(String(id))) write([...ids, String(id)]);
  };
  return (
    <div className="grid gap-3">
      <GoodsSearch id="coupon-products" label="Products" onChoose={add} />
      {ids.length > 0 ? (
        <ul className="grid gap-1">
          {ids.map((id) => {
            const name = names.get(id) ?? `KP${id}`;
            return (
              <li key={id} className="flex items-center justify-between gap-3">
                <span className="wrap-anywhere">{name}</span>
                <Button
                  variant="outline"
                  size="sm"
                  aria-label={`Remove ${name}`}
                  onClick={() => write(ids.filter((one) => one !== id))}
                >
                  Remove
                </Button>
              </li>
            );
          })}
        </ul>
      ) : null}
    </div>
  );
}
