import { cn } from "@/components/ui/cn";
import type { PostCard } from "@/lib/blog/post";

/** `day`: when it was published, in words that the server has chosen. */
export type BylineView = Pick<PostCard, "author" | "publishedAt" | "minutes"> & { day: string };

interface BylineProps {
  post: BylineView;
  className?: string;
}

/** Who wrote it, when, and how long it takes. */
export function Byline({ post: { author, publishedAt, day, minutes }, className }: BylineProps) {
  return (
    <p className={cn("wrap-anywhere text-muted-foreground", className)}>
      {`${author} · `}
      <time dateTime={publishedAt}>{day}</time>
      {` · ${minutes} min read`}
    </p>
  );
}
