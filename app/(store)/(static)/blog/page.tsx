import type { Metadata } from "next";
import { blogMeta } from "@/lib/seo/post-meta";
import { getBlogPage } from "@/server/blog/queries";
import { getSeoShop } from "@/server/seo/queries";
import { BlogListPage } from "./blog-list-page";

export async function generateMetadata(): Promise<Metadata> {
  return blogMeta({ tag: null, label: "", page: 1 }, await getSeoShop());
}

export default async function BlogRoute() {
  const page = await getBlogPage(1, null);
  return <BlogListPage page={page ?? { posts: [], total: 0, page: 1, pageCount: 1, tag: null }} />;
}
