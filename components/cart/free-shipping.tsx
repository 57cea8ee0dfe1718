import { cn } from "@/components/ui/cn";
import { TruckIcon } from "@/components/ui/icons";
import { formatPaise, type Paise } from "@/lib/money";

interface FreeShippingProps {
  overPaise: Paise | null;
  missingPaise: Paise | null;
  /** The pincode; null while it is unknown, so the standard rates apply. */
  pincode: string | null;
}

/** The amount missing for free delivery; empty where the shop offers none. */
export function FreeShipping({ overPaise, missingPaise, pincode }: FreeShippingProps) {
  if (overPaise === null || overPaise === 0) return null;
  const share = missingPaise === null ? 1 : 1 - missingPaise / overPaise;
  const isReached = missingPaise === null;
  const where = pincode === null ? "in most of India" : `to ${pincode}`;
  return (
    <div className="grid gap-2">
      <p className={cn("flex items-center gap-2 text-sm", isReached && "text-success")}>
        <TruckIcon className="size-5 shrink-0" />
        {isReached ? (
          <span className="font-semibold">You have free delivery {where}.</span>
        ) : (
          <span>
            Add <strong translate="no">{formatPaise(missingPaise)}</strong> more for free delivery {where}.
          </span>
        )}
      </p>
      <span className="block h-1.5 overflow-hidden rounded-full bg-foreground/10" aria-hidden="true">
        <span
          className={cn(
            "block h-full origin-left rounded-full transition-transform duration-300",
            isReached ? "bg-success" : "bg-brand",
          )}
          style={{ transform: `scaleX(${Math.max(share, 0.02)})` }}
        />
      </span>
    </div>
  );
}
