import { Skeleton } from "@/components/ui/skeleton";

export function SummarySkeleton() {
  return (
    <>
      <Skeleton className="h-20 w-full" />
      <Skeleton className="h-16 w-full" />
    </>
  );
}
