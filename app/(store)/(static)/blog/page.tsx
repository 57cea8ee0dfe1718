import type { Metadata } from "next";
import { BlogList } from "@/components/blog/blog-list";
import { blogMeta } from "@/lib/seo/post-meta";
import { getBlogPage } from "@/server/blog/queries";
import { getSeoShop } from "@/server/seo/queries";

export async function generateMetadata(): Promise<Metadata> {
  return blogMeta({ tag: null, label: "", page: 1 }, await getSeoShop());
}

export default async function BlogRoute() {
  const page = await getBlogPage(1, null);
  return <BlogList {...(page ?? { posts: [], total: 0, page: 1, pageCount: 1, tag: null })} />;
}
