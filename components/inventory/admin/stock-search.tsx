import { Button } from "@/components/ui/button";
import { Input } from "@/components/ui/input";

/** A plain form: a scanner's Enter sends it, and its answer has an address. */
export function StockSearch({ text }: { text: string }) {
  return (
    <search className="mt-6 block max-w-xl">
      <form method="get" className="flex gap-2">
        <Input
          type="search"
          name="q"
          defaultValue={text}
          aria-label="SKU, barcode or product"
          placeholder="SKU, barcode or product"
          autoComplete="off"
          spellCheck={false}
        />
        <Button type="submit" variant="outline" size="sm">
          Search
        </Button>
      </form>
    </search>
  );
}
