import type { Metadata } from "next";
import { MissingRecord } from "@/components/layout/missing-record";
import { ButtonLink } from "@/components/ui/button-link";
import { parsePageNumber, postPattern, tagLabel } from "@/lib/blog/post";
import { paths } from "@/lib/paths";
import { missingMeta } from "@/lib/seo/missing-meta";
import { blogMeta } from "@/lib/seo/post-meta";
import { getBlogPage } from "@/server/blog/queries";
import { getSeoShop } from "@/server/seo/queries";
import { BlogListPage } from "../../../../blog-list-page";

type Props = PageProps<"/blog/tag/[tag]/page/[page]">;

/** Next requires at least one; no post has this tag. */
export const generateStaticParams = () => [{ tag: "none", page: "2" }];

async function readPage({ params }: Props) {
  const { tag, page } = await params;
  const nr = parsePageNumber(page);
  return nr !== null && postPattern.test(tag) ? getBlogPage(nr, tag) : null;
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const page = await readPage(props);
  return page?.tag
    ? blogMeta({ tag: page.tag, label: tagLabel(page.tag), page: page.page }, await getSeoShop())
    : missingMeta;
}

export default async function BlogTagPageRoute(props: Props) {
  const page = await readPage(props);
  return page ? (
    <BlogListPage page={page} />
  ) : (
    <MissingRecord more={<ButtonLink href={paths.blog}>Read the blog</ButtonLink>} />
  );
}
