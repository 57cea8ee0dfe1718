import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { PageHeading } from "@/components/admin/page-heading";
import { PostBadge } from "@/components/blog/admin/post-badge";
import { PostForm } from "@/components/blog/admin/post-form";
import { PostSteps } from "@/components/blog/admin/post-steps";
import { postState } from "@/lib/blog/admin-post";
import { formatDayAndTime } from "@/lib/orders/when";
import { getAdminPost } from "@/server/blog/queries";

export const instant = false;

export const metadata: Metadata = { title: "Post" };

export default async function AdminPostPage({ params }: PageProps<"/admin/blog/[postId]">) {
  const page = await getAdminPost(Number((await params).postId));
  if (!page) notFound();
  const { post, authors, shop, autosaves, facts } = page;
  return (
    <>
      <PageHeading title={post.title} actions={<PostSteps post={post} />}>
        <PostBadge state={postState(post)} />{" "}
        {post.publishAt === null
          ? "Only staff can see it."
          : `${post.isLive ? "Since" : "From"} ${formatDayAndTime(new Date(post.publishAt))}`}
      </PageHeading>
      <PostForm key={post.id} post={post} authors={authors} shop={shop} autosaves={autosaves} facts={facts} />
    </>
  );
}
