import type { Metadata } from "next";
import { PostPage } from "@/components/blog/post-page";
import { MissingRecord } from "@/components/layout/missing-record";
import { Alert } from "@/components/ui/alert";
import { getPostPreview } from "@/server/blog/queries";

export const instant = false;

export const metadata: Metadata = {
  title: "Preview",
  robots: { index: false, follow: false },
  referrer: "same-origin",
};

export default async function BlogPreviewPage({ params }: PageProps<"/blog-preview/[token]">) {
  const { token } = await params;
  const page = await getPostPreview(token);
  if (page === null) return <MissingRecord />;
  return (
    <>
      <div className="container-page pt-4">
        <Alert title="A preview">
          This is how the post will look. Only people with this link can see it.
        </Alert>
      </div>
      <PostPage {...page} structure={[]} />
    </>
  );
}
