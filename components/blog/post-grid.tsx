"use client";

// In the browser too, from data: as server components the cards would travel twice as markup.
import Link from "next/link";
import { WidePicture } from "@/components/pictures/wide-picture";
import type { PostCard } from "@/lib/blog/post";
import { paths } from "@/lib/paths";
import { Byline, type BylineView } from "./byline";

type PostView = Pick<PostCard, "slug" | "title" | "summary" | "coverUrl"> & BylineView;

interface PostGridProps {
  posts: readonly PostView[];
  headingLevel: "h2" | "h3";
  isFirstScreen: boolean;
}

export function PostGrid({ posts, headingLevel: Heading, isFirstScreen }: PostGridProps) {
  return (
    <ul className="grid gap-x-6 gap-y-10 sm:grid-cols-2 lg:grid-cols-3">
      {posts.map((post, index) => (
        <li key={post.slug}>
          <article className="group relative">
            {post.coverUrl ? (
              <WidePicture
                url={post.coverUrl}
                alt=""
                sizes="(min-width: 1344px) 410px, (min-width: 1024px) 31vw, (min-width: 640px) 46vw, 92vw"
                maxWidth={960}
                isFirst={isFirstScreen && index === 0}
                className="aspect-4/3 rounded-sm object-[50%_40%] object-cover"
              />
            ) : (
              <span className="block aspect-4/3 rounded-sm bg-secondary" />
            )}
            <Heading className="display mt-4 text-2xl leading-tight">
              <Link
                href={paths.blogPost(post.slug)}
                prefetch={false}
                className="wrap-anywhere covering group-hover:underline"
              >
                {post.title}
              </Link>
            </Heading>
            <p className="wrap-anywhere mt-2 text-muted-foreground">{post.summary}</p>
            <Byline post={post} className="mt-3 text-sm" />
          </article>
        </li>
      ))}
    </ul>
  );
}
