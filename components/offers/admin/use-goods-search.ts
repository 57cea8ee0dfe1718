import { useState } from "react";
import { attempt } from "@/components/ui/attempt";
import { findSampleGoodsAction } from "@/server/offers/admin-actions";

export interface Good {
  id: number;
  name: string;
  variants: readonly { size: string; color: string; free: number }[];
}

/** Searches the shop's products by part of the name. */
export function useGoodsSearch() {
  const [found, setFound] = useState<readonly Good[] | null>(null);
  const [isSearching, setIsSearching] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  async function search(typed: string): Promise<void> {
    if (typed.trim() === "") return setFound(null);
    setIsSearching(true);
    setProblem(null);
    const result = await attempt(() => findSampleGoodsAction({ typed }));
    if (result.ok) setFound(result.data);
    else setProblem(result.message);
    setIsSearching(false);
  }
  return { found, isSearching, problem, search, clear: () => setFound(null) };
}
