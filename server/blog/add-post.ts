import "server-only";
import type { PostForm } from "@/lib/blog/post-form";
import { withDeadline } from "@/server/deadline";
import { isUnavailable } from "@/server/errors";
import { findAdminPost, findPostId, savePost } from "./repository";

/** The browser's extra waiting time beyond our own timeout. */
const lastLookMs = 800;

/** Adds a post; returns its id. Without a response of the database it may still exist, and is then treated as saved. */
export async function addPost(form: PostForm): Promise<number> {
  try {
    return await savePost(null, form);
  } catch (error) {
    const id = isUnavailable(error) ? await withDeadline(() => findAdded(form), lastLookMs) : null;
    if (id === null) throw error;
    return id;
  }
}

/** A new post with this form's contents; null: none, or no response again. */
async function findAdded({ slug, title, body }: PostForm): Promise<number | null> {
  try {
    const id = await findPostId(slug);
    const post = id === null ? null : await findAdminPost(id);
    return post?.version === 1 && post.title === title && post.body === body ? post.id : null;
  } catch {
    return null;
  }
}
