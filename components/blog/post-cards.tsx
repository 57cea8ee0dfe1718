import type { PostCard } from "@/lib/blog/post";
import { formatDay } from "@/lib/orders/when";
import { PostGrid } from "./post-grid";

interface PostCardsProps {
  posts: readonly PostCard[];
  headingLevel: "h2" | "h3";
  isFirstScreen?: boolean;
}

export function PostCards({ posts, headingLevel, isFirstScreen = false }: PostCardsProps) {
  return (
    <PostGrid
      posts={posts.map(({ slug, title, summary, coverUrl, author, publishedAt, minutes }) => ({
        slug,
        title,
        summary,
        coverUrl,
        author,
        publishedAt,
        day: formatDay(publishedAt),
        minutes,
      }))}
      headingLevel={headingLevel}
      isFirstScreen={isFirstScreen}
    />
  );
}
