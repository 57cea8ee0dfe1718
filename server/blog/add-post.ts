import "server-only";
import type { PostForm } from "@/lib/blog/post-form";
import { withinPatience } from "@/server/deadline";
import { isUnavailable } from "@/server/errors";
import { findDeskPost, findPostId, savePost } from "./repository";

/** What a browser waits beyond our own patience. */
const lastLookMs = 800;

/** Adds a post; its id. Without an answer of the database it may be there all the same, and then it is saved. */
export async function addPost(form: PostForm): Promise<number> {
  try {
    return await savePost(null, form);
  } catch (error) {
    const id = isUnavailable(error) ? await withinPatience(() => findAdded(form), lastLookMs) : null;
    if (id === null) throw error;
    return id;
  }
}

/** A new post that says what this form says; null: none, or no answer again. */
async function findAdded({ slug, title, body }: PostForm): Promise<number | null> {
  try {
    const id = await findPostId(slug);
    const post = id === null ? null : await findDeskPost(id);
    return post?.version === 1 && post.title === title && post.body === body ? post.id : null;
  } catch {
    return null;
  }
}
