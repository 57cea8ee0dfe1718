import { BackendError } from "@/server/errors";
import { explainRefusal } from "./explain-refusal";

const refusedBy = (details: string) =>
  explainRefusal(() =>
    Promise.reject(new BackendError("posts", { message: "", code: "PT422", hint: "bad_post", details }, 422)),
  );

it.each([
  ["blog_posts_title_check", "title"],
  ["blog_posts_seo_title_check", "seoTitle"],
  ["blog_posts_author_id_fkey", "authorId"],
  ["blog_posts_publish_at_check", "publishAt"],
])("maps a refusal by %s to its field", async (details, field) => {
  await expect(refusedBy(details)).rejects.toMatchObject({ fieldErrors: { [field]: expect.any(String) } });
});
