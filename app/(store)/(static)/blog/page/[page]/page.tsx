import type { Metadata } from "next";
import { MissingRecord } from "@/components/layout/missing-record";
import { ButtonLink } from "@/components/ui/button-link";
import { parsePageNumber } from "@/lib/blog/post";
import { paths } from "@/lib/paths";
import { missingMeta } from "@/lib/seo/missing-meta";
import { blogMeta } from "@/lib/seo/post-meta";
import { getBlogPage } from "@/server/blog/queries";
import { getSeoShop } from "@/server/seo/queries";
import { BlogListPage } from "../../blog-list-page";

type Props = PageProps<"/blog/page/[page]">;

/** Next requires at least one. */
export const generateStaticParams = () => [{ page: "2" }];

async function readPage({ params }: Props) {
  const page = parsePageNumber((await params).page);
  return page === null ? null : getBlogPage(page, null);
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const page = await readPage(props);
  return page ? blogMeta({ tag: null, label: "", page: page.page }, await getSeoShop()) : missingMeta;
}

export default async function BlogPageRoute(props: Props) {
  const page = await readPage(props);
  return page ? (
    <BlogListPage page={page} />
  ) : (
    <MissingRecord more={<ButtonLink href={paths.blog}>Read the blog</ButtonLink>} />
  );
}
