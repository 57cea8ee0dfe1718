import type { Metadata } from "next";
import { PageHeading } from "@/components/admin/page-heading";
import { NoAuthors } from "@/components/blog/admin/no-authors";
import { PostForm } from "@/components/blog/admin/post-form";
import { getNewPostPage } from "@/server/blog/queries";

export const instant = false;

export const metadata: Metadata = { title: "Write a post" };

export default async function NewPostPage() {
  const { authors, shop, autosaves, facts } = await getNewPostPage();
  return (
    <>
      <PageHeading title="Write a post" />
      {authors.length === 0 ? (
        <NoAuthors />
      ) : (
        <PostForm post={null} authors={authors} shop={shop} autosaves={autosaves} facts={facts} />
      )}
    </>
  );
}
