import { toPostForm } from "@/lib/blog/post-form";
import { BackendError } from "@/server/errors";
import { addPost } from "./add-post";
import { findAdminPost, findPostId, savePost } from "./repository";

vi.mock("./repository");

const form = { ...toPostForm(null, 1), title: "A title", slug: "a-title", body: "Words" };
const noAnswer = new BackendError("posts", { message: "no answer", code: "", hint: null }, 0);
const stored = { id: 7, version: 1, title: "A title", body: "Words" };

beforeEach(() => {
  vi.mocked(findPostId).mockResolvedValue(7);
  vi.mocked(findAdminPost).mockResolvedValue(stored as never);
});

it("a post that was saved although the response was lost is saved", async () => {
  vi.mocked(savePost).mockRejectedValue(noAnswer);
  expect(await addPost(form)).toBe(7);
});

it("a refusal, another post at this address, and two lost responses stay failures", async () => {
  const refusal = new BackendError("posts", { message: "", code: "PT409", hint: "slug_taken" }, 409);
  vi.mocked(savePost).mockRejectedValue(refusal);
  await expect(addPost(form)).rejects.toBe(refusal);
  vi.mocked(savePost).mockRejectedValue(noAnswer);
  vi.mocked(findAdminPost).mockResolvedValue({ ...stored, body: "Others" } as never);
  await expect(addPost(form)).rejects.toBe(noAnswer);
  vi.mocked(findPostId).mockRejectedValue(noAnswer);
  await expect(addPost(form)).rejects.toBe(noAnswer);
});
