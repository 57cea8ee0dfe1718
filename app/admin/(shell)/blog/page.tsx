import type { Metadata } from "next";
import { NewLink, PageHeading } from "@/components/admin/page-heading";
import { PostRows } from "@/components/blog/admin/post-rows";
import { ListFrame } from "@/components/lists/list-frame";
import { ButtonLink } from "@/components/ui/button-link";
import { adminPaths } from "@/lib/admin-paths";
import { getPostList } from "@/server/blog/queries";

export const instant = false;

export const metadata: Metadata = { title: "Blog" };

export default async function AdminBlogPage({ searchParams }: PageProps<"/admin/blog">) {
  const { rows, count, ...list } = await getPostList(await searchParams);
  return (
    <>
      <PageHeading
        title="Blog"
        actions={
          <ButtonLink href={adminPaths.authors} variant="outline" size="sm" prefetch={false}>
            Authors
          </ButtonLink>
        }
        primary={<NewLink href={adminPaths.postsNew}>Write a post</NewLink>}
      />
      <ListFrame {...list} empty="No posts yet. Start with “Write a post”.">
        <PostRows state={list.state} rows={rows} count={count} />
      </ListFrame>
    </>
  );
}
