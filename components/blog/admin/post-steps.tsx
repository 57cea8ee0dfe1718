"use client";

import { useRouter } from "next/navigation";
import { useState, useTransition } from "react";
import { ConfirmDialog } from "@/components/admin/confirm-dialog";
import { attempt } from "@/components/ui/attempt";
import { Button } from "@/components/ui/button";
import { ButtonLink } from "@/components/ui/button-link";

import { toastAfter } from "@/components/ui/toast-changes";
import { toast } from "@/components/ui/toaster";
import { adminPaths } from "@/lib/admin-paths";
import type { AdminPost } from "@/lib/blog/admin-post";
import { paths } from "@/lib/paths";
import { deletePostAction, previewPostAction } from "@/server/blog/admin-actions";

/** Actions on a post other than saving it. */
export function PostSteps({ post }: { post: AdminPost }) {
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
      if (isCopied) toast({ title: "Link copied. It shows the saved version for seven days." });
      else router.push(result.data.path);
    });
  }

  function remove(): void {
    startWorking(async () => {
      const result = await attempt(() => deletePostAction({ id: post.id, version: post.version }));
      if (!result.ok) return setProblem(result.message);
      toastAfter(() => router.push(adminPaths.blog), { title: "Post deleted" });
    });
  }

  return (
    <>
      {post.isLive ? (
        <ButtonLink href={paths.blogPost(post.slug)} variant="outline" size="sm" prefetch={false}>
          View post
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
            ? "Its page and old links will show “not found” within a second."
            : "Visitors can't see it now. Any old links to it will show “not found”."}{" "}
          Its versions are deleted too. This can't be undone; to hide it, make it a draft instead.
        </p>
      </ConfirmDialog>
    </>
  );
}
