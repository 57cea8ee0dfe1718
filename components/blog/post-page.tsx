import { JsonLdScript } from "@/components/catalog/json-ld-script";
import { WidePicture } from "@/components/pictures/wide-picture";
import { Breadcrumb } from "@/components/ui/breadcrumb";
import { SharePage } from "@/components/ui/share-page";
import type { Post, PostCard } from "@/lib/blog/post";
import type { ReadText } from "@/lib/blog/text";
import type { Heading } from "@/lib/content/read-markdown";
import { formatDay } from "@/lib/orders/when";
import { paths } from "@/lib/paths";
import type { JsonLd } from "@/lib/seo/json-ld";
import { Byline } from "./byline";
import { PostCards } from "./post-cards";
import { PostText } from "./post-text";
import { TagList } from "./tag-list";

interface PostPageProps {
  post: Post;
  text: ReadText;
  headings: readonly Heading[];
  related: readonly PostCard[];
  /** Empty on a preview. */
  structure: readonly JsonLd[];
}

/** Below this many headings a table of contents adds nothing. */
const minHeadings = 3;

export function PostPage({ post, text, headings, related, structure }: PostPageProps) {
  const wasChanged = Date.parse(post.changedAt) - Date.parse(post.publishedAt) > 24 * 3600 * 1000;
  return (
    <article className="container-page pt-4 pb-20">
      <Breadcrumb
        crumbs={[
          { label: "Home", href: paths.home },
          { label: "Blog", href: paths.blog },
        ]}
        current={post.title}
      />
      <div className={post.coverUrl ? "mt-6 grid items-center gap-x-12 gap-y-8 lg:grid-cols-2" : "mt-6"}>
        <header className="min-w-0 max-w-3xl">
          <h1 className="display wrap-anywhere text-4xl sm:text-5xl">{post.title}</h1>
          {post.summary ? (
            <p className="wrap-anywhere mt-4 text-lg text-muted-foreground">{post.summary}</p>
          ) : null}
          <Byline post={{ ...post, day: formatDay(post.publishedAt) }} className="mt-4" />
        </header>
        {post.coverUrl ? (
          <WidePicture
            url={post.coverUrl}
            alt={post.coverAlt}
            sizes="(min-width: 1344px) 620px, (min-width: 1024px) 46vw, 94vw"
            isFirst
            className="aspect-4/3 rounded-sm object-[50%_40%] object-cover"
          />
        ) : null}
      </div>
      <div className="mt-10 gap-x-12 lg:grid lg:grid-cols-[minmax(0,46rem)_minmax(0,20rem)] lg:justify-between">
        {headings.length >= minHeadings ? <Contents headings={headings} /> : null}
        <div className="min-w-0 lg:col-start-1 lg:row-start-1">
          <PostText text={text} />
          {wasChanged ? (
            <p className="mt-8 text-muted-foreground text-sm">
              Updated on <time dateTime={post.changedAt}>{formatDay(post.changedAt)}</time>
            </p>
          ) : null}
          <div className="mt-8">
            <SharePage path={paths.blogPost(post.slug)} name={post.title} />
          </div>
          {post.tags.length > 0 ? <TagList tags={post.tags} className="mt-10" /> : null}
          {post.aboutAuthor ? (
            <p className="mt-8 border-t pt-6">
              <span className="font-semibold">{post.author}</span>{" "}
              <span className="text-muted-foreground">{post.aboutAuthor}</span>
            </p>
          ) : null}
        </div>
      </div>
      {related.length > 0 ? (
        <section aria-labelledby="related" className="mt-20">
          <h2 id="related" className="display mb-6 text-3xl">
            Keep reading
          </h2>
          <PostCards posts={related} headingLevel="h3" />
        </section>
      ) : null}
      {structure.map((data) => (
        <JsonLdScript key={String(data["@type"])} data={data} />
      ))}
    </article>
  );
}

function Contents({ headings }: Pick<PostPageProps, "headings">) {
  return (
    <nav aria-label="In this post" className="mb-10 lg:col-start-2 lg:mb-0">
      <div className="rounded-sm border p-4 lg:sticky lg:top-24">
        <p className="font-semibold">In this post</p>
        <ol className="mt-1">
          {headings.map(({ id, text, depth }) => (
            <li key={id} className={depth === 3 ? "pl-4" : undefined}>
              <a
                href={`#${id}`}
                className="wrap-anywhere block py-2 text-muted-foreground hover:text-foreground hover:underline"
              >
                {text}
              </a>
            </li>
          ))}
        </ol>
      </div>
    </nav>
  );
}
