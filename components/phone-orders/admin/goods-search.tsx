import { useRef, useState } from "react";
import { LinePicture } from "@/components/pictures/line-picture";
import { LabelledInput } from "@/components/ui/labelled-input";
import { Select } from "@/components/ui/select";
import { noticeSessionEnd } from "@/components/ui/session-end";
import { formatPaise } from "@/lib/money";
import type { Goods, GoodsVariant } from "@/lib/phone-orders/goods";
import { messageForStatus } from "@/lib/result";
import { findGoodsAction } from "@/server/phone-orders/admin-actions";

interface GoodsSearchProps {
  onAdd: (productId: number, variant: GoodsVariant) => void;
}

/** Finds products by name or the start of the SKU; a click on a size adds one item. */
export function GoodsSearch({ onAdd }: GoodsSearchProps) {
  const [q, setQ] = useState("");
  const [found, setFound] = useState<{ q: string; goods: readonly Goods[] } | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const asked = useRef("");
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  async function search(wanted: string): Promise<void> {
    const result = await findGoodsAction({ q: wanted }).catch(() => null);
    noticeSessionEnd(result);
    if (asked.current !== wanted) return;
    setProblem(result?.ok ? null : (result?.message ?? messageForStatus(503)));
    if (result?.ok) setFound({ q: wanted, goods: result.data });
  }

  function type(text: string): void {
    setQ(text);
    asked.current = text.trim();
    clearTimeout(timer.current);
    if (asked.current.length < 2) setFound(null);
    else timer.current = setTimeout(() => void search(asked.current), 250);
  }

  return (
    <div className="grid gap-3">
      <LabelledInput
        id="goods"
        label="Product name or SKU"
        error={problem ?? undefined}
        type="search"
        autoComplete="off"
        maxLength={80}
        value={q}
        onType={type}
      />
      <div aria-live="polite">
        {found?.goods.length === 0 ? (
          <p className="text-muted-foreground">
            No results for “{found.q}”. Try fewer words, or the start of the SKU.
          </p>
        ) : null}
      </div>
      {found && found.goods.length > 0 ? (
        <ul aria-label="Products found" className="divide-y border-y">
          {found.goods.map((goods) => (
            <GoodsRow key={`${goods.id} ${found.q}`} goods={goods} q={found.q} onAdd={onAdd} />
          ))}
        </ul>
      ) : null}
    </div>
  );
}

/** The colour of the typed SKU, otherwise the first one in stock. */
function firstColor({ variants }: Goods, q: string): string {
  const typed = variants.find(({ sku }) => sku.startsWith(q.toUpperCase()));
  return (typed ?? variants.find(({ free }) => free > 0) ?? variants[0])?.color ?? "";
}

function GoodsRow({ goods, q, onAdd }: GoodsSearchProps & { goods: Goods; q: string }) {
  const [color, setColor] = useState(() => firstColor(goods, q));
  const colors = new Map(goods.variants.map((variant) => [variant.color, variant.colorName]));
  const sizes = goods.variants.filter((variant) => variant.color === color);
  const price = sizes[0]?.listPaise;
  return (
    <li className="grid grid-cols-[3.5rem_minmax(0,1fr)] gap-x-4 py-3">
      <LinePicture url={goods.imageUrl} width={56} />
      <div className="grid min-w-0 gap-2">
        <p className="wrap-anywhere font-semibold">
          {goods.title}
          {price === undefined ? null : (
            <span className="font-normal text-muted-foreground"> {formatPaise(price)}</span>
          )}
        </p>
        <div className="flex flex-wrap items-center gap-2">
          {colors.size > 1 ? (
            <Select
              aria-label={`Colour of ${goods.title}`}
              className="w-auto max-w-full"
              value={color}
              onChange={(event) => setColor(event.target.value)}
            >
              {[...colors].map(([slug, name]) => (
                <option key={slug} value={slug}>
                  {name}
                </option>
              ))}
            </Select>
          ) : (
            <span>{colors.get(color)}</span>
          )}
          {sizes.map((variant) => (
            <button
              key={variant.sku}
              type="button"
              disabled={variant.free === 0}
              aria-label={`Add ${goods.title}, ${variant.colorName}, ${variant.size}: ${variant.free} available`}
              onClick={() => onAdd(goods.id, variant)}
              className="min-h-11 min-w-11 rounded-sm border border-input bg-card px-3 hover:border-foreground disabled:border-border disabled:bg-muted disabled:text-muted-foreground"
            >
              <b>{variant.size}</b>{" "}
              <span className="text-muted-foreground text-sm tabular-nums">
                {variant.free === 0 ? "none" : variant.free}
              </span>
            </button>
          ))}
        </div>
      </div>
    </li>
  );
}
