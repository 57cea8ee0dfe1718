import Link from "next/link";
import { cn } from "@/components/ui/cn";
import { tagLabel } from "@/lib/blog/post";
import { paths } from "@/lib/paths";

interface TagListProps {
  tags: readonly string[];
  /** The tag whose posts are shown. */
  current?: string | null;
  className?: string;
}

/** Links to the posts of each tag. */
export function TagList({ tags, current = null, className }: TagListProps) {
  return (
    <ul aria-label="Tags" className={cn("flex flex-wrap gap-2", className)}>
      {tags.map((tag) => (
        <li key={tag}>
          <Link
            href={paths.blogPage(1, tag)}
            prefetch={false}
            aria-current={tag === current ? "page" : undefined}
            className="inline-flex min-h-11 items-center rounded-full border px-4 hover:border-foreground aria-[current]:border-foreground aria-[current]:font-semibold"
          >
            {tagLabel(tag)}
          </Link>
        </li>
      ))}
    </ul>
  );
}
