import { JsonLdScript } from "@/components/catalog/json-ld-script";
import { LogoMark } from "@/components/layout/logo";
import { Breadcrumb } from "@/components/ui/breadcrumb";
import { ButtonLink } from "@/components/ui/button-link";
import { EmptyState } from "@/components/ui/empty-state";
import { Pagination } from "@/components/ui/pagination";
import { type PostCard, tagLabel } from "@/lib/blog/post";
import { machinePaths } from "@/lib/machine-paths";
import { paths } from "@/lib/paths";
import type { JsonLd } from "@/lib/seo/json-ld";
import { PostCards } from "./post-cards";
import { TagList } from "./tag-list";

interface BlogListProps {
  posts: readonly PostCard[];
  total: number;
  page: number;
  pageCount: number;
  /** Null: all posts. */
  tag: string | null;
  /** Tags of all posts, most used first. */
  tags: readonly string[];
  structure: readonly JsonLd[];
}

export function BlogList({ posts, total, page, pageCount, tag, tags, structure }: BlogListProps) {
  if (posts.length === 0) return <NoPosts />;
  return (
    <div className="container-page pt-6 pb-20">
      {tag === null ? null : (
        <Breadcrumb
          crumbs={[
            { label: "Home", href: paths.home },
            { label: "Blog", href: paths.blog },
          ]}
          current={tagLabel(tag)}
        />
      )}
      <header className="mt-4 mb-10 max-w-2xl">
        <h1 className="display text-4xl sm:text-6xl">{tag === null ? "Blog" : tagLabel(tag)}</h1>
        <p className="mt-3 text-lg text-muted-foreground">
          {tag === null
            ? "Notes on cotton, drawing and printing."
            : `${total === 1 ? "One post" : `${total} posts`} about ${tagLabel(tag).toLowerCase()}.`}
        </p>
      </header>
      {tags.length > 0 ? <TagList tags={tags} current={tag} className="mb-10" /> : null}
      <PostCards posts={posts} headingLevel="h2" isFirstScreen />
      <Pagination
        page={page}
        pageCount={pageCount}
        hrefOf={(nr) => paths.blogPage(nr, tag ?? undefined)}
        label="Posts"
        className="mt-14"
      />
      {structure.map((data) => (
        <JsonLdScript key={String(data["@type"])} data={data} />
      ))}
      <p className="mt-14 flex flex-wrap gap-x-6 text-muted-foreground">
        Follow the blog:
        <a href={machinePaths.blogRss} className="link">
          RSS
        </a>
        <a href={machinePaths.blogJson} className="link">
          JSON feed
        </a>
      </p>
    </div>
  );
}

function NoPosts() {
  return (
    <div className="container-page">
      <EmptyState
        headingLevel="h1"
        title="No posts yet"
        art={<LogoMark className="size-20" />}
        actions={
          <>
            <ButtonLink href={paths.products}>See all products</ButtonLink>
            <ButtonLink href={paths.about} variant="outline">
              About us
            </ButtonLink>
          </>
        }
      >
        <p>We'll write here about cotton, drawing and printing. The first post is on its way.</p>
      </EmptyState>
    </div>
  );
}
