import { cn } from "@/components/ui/cn";
import type { PostCard } from "@/lib/blog/post";
import { formatDay } from "@/lib/orders/when";

interface PostBylineProps {
  post: Pick<PostCard, "author" | "publishedAt" | "minutes">;
  className?: string;
}

/** Who wrote it, when, and how long it takes. */
export function PostByline({ post: { author, publishedAt, minutes }, className }: PostBylineProps) {
  return (
    <p className={cn("wrap-anywhere text-muted-foreground", className)}>
      {author} · <time dateTime={publishedAt}>{formatDay(publishedAt)}</time> · {minutes} min read
    </p>
  );
}
