import { BlogList } from "@/components/blog/blog-list";
import { tagLabel } from "@/lib/blog/post";
import { publicEnv } from "@/lib/public-env";
import { blogStructure } from "@/lib/seo/post-meta";
import { type getBlogPage, listBlogTags } from "@/server/blog/queries";
import { getBrand } from "@/server/settings/queries";

type Page = NonNullable<Awaited<ReturnType<typeof getBlogPage>>>;

/** A page of posts with its tags and its metadata for search engines. */
export async function BlogListPage({ page }: { page: Page }) {
  const [tags, { shopName }] = await Promise.all([listBlogTags(), getBrand()]);
  const place = { tag: page.tag, label: page.tag === null ? "" : tagLabel(page.tag), page: page.page };
  const structure = blogStructure({ ...place, posts: page.posts }, { shopName, siteUrl: publicEnv.siteUrl });
  return <BlogList {...page} tags={tags} structure={structure} />;
}
