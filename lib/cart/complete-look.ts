import type { Paise } from "@/lib/money";

const [least, most] = [2, 4];

/**
 * The tees to suggest for free delivery, in their order but those first that reach it alone. Empty when fewer than two
 * are left, or when all together don't reach it.
 */
export function completeLook<T extends { pricePaise: Paise }>(
  candidates: readonly T[],
  missingPaise: Paise,
): T[] {
  const reaches = ({ pricePaise }: T) => pricePaise >= missingPaise;
  const look = [...candidates.filter(reaches), ...candidates.filter((one) => !reaches(one))].slice(0, most);
  const sum = look.reduce((paise, one) => paise + one.pricePaise, 0);
  return look.length >= least && sum >= missingPaise ? look : [];
}
