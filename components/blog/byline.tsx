import { cn } from "@/components/ui/cn";
import type { PostCard } from "@/lib/blog/post";

/** `day`: the publication date, formatted by the server. */
export type BylineView = Pick<PostCard, "author" | "publishedAt" | "minutes"> & { day: string };

interface BylineProps {
  post: BylineView;
  className?: string;
}

/** Author, date and reading time. */
export function Byline({ post: { author, publishedAt, day, minutes }, className }: BylineProps) {
  return (
    <p className={cn("wrap-anywhere text-muted-foreground", className)}>
      {`${author} · `}
      <time dateTime={publishedAt}>{day}</time>
      {` · ${minutes} min read`}
    </p>
  );
}
