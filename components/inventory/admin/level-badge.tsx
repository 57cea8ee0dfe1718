import { Badge } from "@/components/ui/badge";
import { type StockVariant, stockLevelOf } from "@/lib/inventory/stock-variant";

const looks = {
  "sold out": { variant: "destructive", word: "Sold out" },
  low: { variant: "warning", word: "Low" },
  "in stock": { variant: "success", word: "In stock" },
} as const;

export function LevelBadge({ variant }: { variant: StockVariant }) {
  const { variant: look, word } = looks[stockLevelOf(variant)];
  return <Badge variant={look}>{word}</Badge>;
}
