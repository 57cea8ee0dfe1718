"use client";

import { useEffect, useRef, useState } from "react";
import type { UseFormReturn } from "react-hook-form";
import type { PostForm } from "@/lib/blog/post-form";
import { dropTypingAction, keepTypingAction } from "@/server/blog/admin-actions";

const quietMs = 3000;

/** Names this tab's form of a post: the same after a reload, another one in another tab. */
function nameForm(postId: number | null): string {
  const key = `kapas typing ${postId ?? "new"}`;
  try {
    const known = sessionStorage.getItem(key);
    if (known) return known;
    const id = crypto.randomUUID();
    sessionStorage.setItem(key, id);
    return id;
  } catch {
    return crypto.randomUUID();
  }
}

/**
 * Keeps what is typed on the server as well, once the typing rests: it is there on another computer, and each of two tabs
 * keeps its own. `keptAt` is ISO.
 */
export function useKeptTyping(form: UseFormReturn<PostForm, unknown, PostForm>, postId: number | null) {
  const [formId, setFormId] = useState<string | null>(null);
  const [keptAt, setKeptAt] = useState<string | null>(null);
  const wasDirty = useRef(false);

  useEffect(() => {
    const id = nameForm(postId);
    setFormId(id);
    let timer: ReturnType<typeof setTimeout> | undefined;

    async function keep(): Promise<void> {
      timer = undefined;
      const result = await keepTypingAction({ id, postId, form: form.getValues() }).catch(() => null);
      if (result?.ok) setKeptAt(result.data.at);
    }
    function drop(): void {
      setKeptAt(null);
      void dropTypingAction({ id }).catch(() => undefined);
    }
    /** A tab that is left may not come back. */
    function onHide(): void {
      if (document.visibilityState !== "hidden" || timer === undefined) return;
      clearTimeout(timer);
      void keep();
    }
    const stop = form.subscribe({
      formState: { values: true, isDirty: true },
      callback: ({ isDirty }) => {
        clearTimeout(timer);
        timer = isDirty ? setTimeout(() => void keep(), quietMs) : undefined;
        if (wasDirty.current && !isDirty) drop();
        wasDirty.current = isDirty ?? false;
      },
    });
    document.addEventListener("visibilitychange", onHide);
    return () => {
      stop();
      document.removeEventListener("visibilitychange", onHide);
      if (timer === undefined) return;
      clearTimeout(timer);
      void keep();
    };
  }, [form, postId]);

  return { formId, keptAt };
}
