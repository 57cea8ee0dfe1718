import type { Metadata } from "next";
import { MissingRecord } from "@/components/layout/missing-record";
import { ButtonLink } from "@/components/ui/button-link";
import { postPattern, tagLabel } from "@/lib/blog/post";
import { paths } from "@/lib/paths";
import { missingMeta } from "@/lib/seo/missing-meta";
import { blogMeta } from "@/lib/seo/post-meta";
import { getBlogPage, listNewestPosts } from "@/server/blog/queries";
import { getSeoShop } from "@/server/seo/queries";
import { BlogListPage } from "../../blog-list-page";

type Props = PageProps<"/blog/tag/[tag]">;

export async function generateStaticParams() {
  const tags = new Set((await listNewestPosts(30)).flatMap((post) => post.tags));
  // Next requires at least one; no post has this tag.
  return tags.size > 0 ? [...tags].map((tag) => ({ tag })) : [{ tag: "none" }];
}

async function readPage({ params }: Props) {
  const { tag } = await params;
  return postPattern.test(tag) ? getBlogPage(1, tag) : null;
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const page = await readPage(props);
  return page?.tag
    ? blogMeta({ tag: page.tag, label: tagLabel(page.tag), page: 1 }, await getSeoShop())
    : missingMeta;
}

export default async function BlogTagRoute(props: Props) {
  const page = await readPage(props);
  return page ? (
    <BlogListPage page={page} />
  ) : (
    <MissingRecord more={<ButtonLink href={paths.blog}>Read the blog</ButtonLink>} />
  );
}
