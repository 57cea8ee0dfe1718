"use client";

import { useRouter } from "next/navigation";
import { useState, useTransition } from "react";
import { ConfirmDialog } from "@/components/admin/confirm-dialog";
import { attempt } from "@/components/ui/attempt";
import { Button } from "@/components/ui/button";
import { ButtonLink } from "@/components/ui/button-link";
import { toast } from "@/components/ui/toaster";
import type { DeskPost } from "@/lib/blog/desk-post";
import { officePaths } from "@/lib/office-paths";
import { paths } from "@/lib/paths";
import { deletePostAction, previewPostAction } from "@/server/blog/admin-actions";

/** What can be done with a post beside saving it. */
export function PostSteps({ post }: { post: DeskPost }) {
  const router = useRouter();
  const [isWorking, startWorking] = useTransition();
  const [isAsking, setIsAsking] = useState(false);
  const [problem, setProblem] = useState<string>();

  function copyPreview(): void {
    startWorking(async () => {
      const result = await attempt(() => previewPostAction({ id: post.id }));
      if (!result.ok) return toast({ title: result.message, variant: "destructive" });
      const link = new URL(result.data.path, location.href).href;
      const isCopied = await navigator.clipboard.writeText(link).then(
        () => true,
        () => false,
      );
      if (isCopied) toast({ title: "Link copied. It shows what is saved, for seven days." });
      else router.push(result.data.path);
    });
  }

  function remove(): void {
    startWorking(async () => {
      const result = await attempt(() => deletePostAction({ id: post.id, version: post.version }));
      if (!result.ok) return setProblem(result.message);
      toast({ title: "The post is deleted" });
      router.push(officePaths.blog);
    });
  }

  return (
    <>
      {post.isLive ? (
        <ButtonLink href={paths.blogPost(post.slug)} variant="outline" size="sm" prefetch={false}>
          See it
        </ButtonLink>
      ) : (
        <Button variant="outline" size="sm" isPending={isWorking} onClick={copyPreview}>
          Copy preview link
        </Button>
      )}
      <Button variant="outline" size="sm" onClick={() => setIsAsking(true)}>
        Delete
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        onClose={() => setIsAsking(false)}
        title="Delete this post?"
        confirmLabel="Delete post"
        onConfirm={remove}
        isPending={isWorking}
        problem={problem}
      >
        <p>
          {post.isLive
            ? "Its page answers “not found” within a second, and its old links too."
            : "Visitors don’t see it now. If they saw it before, links to it stay without a page."}{" "}
          Its versions go with it. This can’t be undone; as a draft it would be hidden and kept.
        </p>
      </ConfirmDialog>
    </>
  );
}
