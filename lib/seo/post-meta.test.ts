import type { Post } from "@/lib/blog/post";
import { checkStructure } from "./check-structure";
import { blogStructure, postMeta, postStructure } from "./post-meta";

const post: Post = {
  id: 7,
  slug: "what-gsm-means",
  title: "What GSM means",
  summary: "The honest figure.",
  body: "Text",
  coverUrl: null,
  coverAlt: "",
  author: "Meera",
  aboutAuthor: "",
  tags: ["cotton"],
  minutes: 2,
  publishedAt: "2026-11-14T07:51:00Z",
  changedAt: "2026-11-14T07:51:00Z",
  seoTitle: "",
  seoDescription: "",
};
const shop = { rules: {}, shopName: "Kapas", tagline: "Good cotton", siteUrl: "https://x.test" };

it("a post without a cover is an article with its drawn picture", () => {
  const [article, crumbs] = postStructure(post, shop);
  expect(article).toMatchObject({ "@type": "BlogPosting", image: ["https://x.test/og/post/7.jpg"] });
  expect([article, crumbs].flatMap((data) => checkStructure(data ?? {}))).toEqual([]);
  expect(postStructure({ ...post, coverUrl: "https://x.test/a.webp" }, shop)[0]).toMatchObject({
    image: ["https://x.test/a.webp"],
  });
});

it("title and description are the search engine texts, or the visible ones", () => {
  expect(postMeta(post, shop)).toMatchObject({
    title: { absolute: "What GSM means · Kapas" },
    description: "The honest figure.",
    alternates: { canonical: "/blog/what-gsm-means" },
  });
  expect(postMeta({ ...post, seoTitle: "GSM", seoDescription: "Grams" }, shop)).toMatchObject({
    title: { absolute: "GSM · Kapas" },
    description: "Grams",
  });
});

it.each([null, "cotton"])("describes the content of blog list pages (tag %j)", (tag) => {
  const found = blogStructure({ tag, label: "Cotton", page: 1, posts: [post] }, shop);
  expect(found.map((data) => data["@type"])).toEqual([tag ? "CollectionPage" : "Blog", "BreadcrumbList"]);
  expect(found.flatMap((data) => checkStructure(data))).toEqual([]);
});
