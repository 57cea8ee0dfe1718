import type { Metadata } from "next";
import { permanentRedirect } from "next/navigation";
import { PostPage } from "@/components/blog/post-page";
import { MissingRecord } from "@/components/layout/missing-record";
import { ButtonLink } from "@/components/ui/button-link";
import { paths } from "@/lib/paths";
import { publicEnv } from "@/lib/public-env";
import { missingMeta } from "@/lib/seo/missing-meta";
import { postMeta, postStructure } from "@/lib/seo/post-meta";
import { getNewPostSlug, getPostPage, listNewestPosts } from "@/server/blog/queries";
import { findRedirectTarget, getSeoShop } from "@/server/seo/queries";
import { getBrand } from "@/server/settings/queries";

type Props = PageProps<"/blog/[slug]">;

/** The build renders the newest posts; the others are rendered at their first visit and cached. */
export async function generateStaticParams() {
  const posts = await listNewestPosts(30);
  // Next requires at least one; no post has this address.
  return posts.length > 0 ? posts.map(({ slug }) => ({ slug })) : [{ slug: "none" }];
}

async function readPage({ params }: Props) {
  return getPostPage((await params).slug);
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const [page, shop] = await Promise.all([readPage(props), getSeoShop()]);
  return page ? postMeta(page.post, shop) : missingMeta;
}

export default async function PostRoute(props: Props) {
  const [page, { shopName }] = await Promise.all([readPage(props), getBrand()]);
  if (page !== null) {
    return (
      <PostPage {...page} structure={postStructure(page.post, { shopName, siteUrl: publicEnv.siteUrl })} />
    );
  }
  const newSlug = await getNewPostSlug((await props.params).slug);
  if (newSlug !== null) permanentRedirect(paths.blogPost(newSlug));
  const moved = await findRedirectTarget(`/blog/${(await props.params).slug}`);
  if (moved !== null) permanentRedirect(moved);
  return <MissingRecord more={<ButtonLink href={paths.blog}>Read the blog</ButtonLink>} />;
}
