import { countProductFiles } from "@/lib/crawlers/sitemap-parts";
import { machinePaths } from "@/lib/machine-paths";
import { formatMoment } from "@/lib/orders/when";

interface CrawlPartsProps {
  parts: { products: number; productsChangedAt: string | null; posts: number; postsChangedAt: string | null };
}

const number = new Intl.NumberFormat("en-IN");
const when = (at: string | null) => (at === null ? "nothing yet" : `last changed ${formatMoment(at)}`);

/** The files that machines read, each with a link. */
export function CrawlParts({ parts }: CrawlPartsProps) {
  const files = countProductFiles(parts.products);
  const lines = [
    { path: machinePaths.sitemapXml, about: `Index of ${files + 2} files` },
    { path: machinePaths.sitemapPart("pages.xml"), about: "Pages and lists" },
    {
      path: machinePaths.sitemapPart("posts.xml"),
      about: `${number.format(parts.posts)} posts, ${when(parts.postsChangedAt)}`,
    },
    {
      path: machinePaths.sitemapPart("products-1.xml"),
      about: `${number.format(parts.products)} products${files > 1 ? ` in ${files} files` : ""}, ${when(parts.productsChangedAt)}`,
    },
    { path: machinePaths.robots, about: "What robots may read" },
    { path: machinePaths.llms, about: "The shop for language models" },
    { path: machinePaths.llmsFull, about: "The same with all texts" },
    { path: machinePaths.googleFeed, about: "Every variant, for Google Merchant Center" },
    { path: machinePaths.metaFeed, about: "Every variant, for Meta’s catalogue" },
    { path: machinePaths.blogRss, about: "The newest posts" },
  ];
  return (
    <section aria-labelledby="files-heading">
      <h2 id="files-heading" className="font-semibold text-lg">
        Files
      </h2>
      <ul className="mt-2 divide-y">
        {lines.map(({ path, about }) => (
          <li key={path} className="flex flex-wrap items-center justify-between gap-x-4 py-2">
            <a href={path} className="link wrap-anywhere inline-flex min-h-11 items-center lg:min-h-0">
              {path}
            </a>
            <span className="text-muted-foreground">{about}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

const reasons: Record<string, string> = {
  draft_product: "Products that are drafts",
  draft_post: "Posts that are drafts",
  scheduled_post: "Posts that are scheduled",
  hidden_category: "Categories that are hidden",
  empty_category: "Categories without a product",
};

interface CrawlGapsProps {
  gaps: readonly { reason: string; count: number; examples: readonly string[] }[];
}

/** What is left out, by reason. */
export function CrawlGaps({ gaps }: CrawlGapsProps) {
  return (
    <section aria-labelledby="gaps-heading">
      <h2 id="gaps-heading" className="font-semibold text-lg">
        Not in the sitemap
      </h2>
      {gaps.length === 0 ? <p className="mt-2 text-muted-foreground">Everything is in it.</p> : null}
      <dl className="mt-2 divide-y">
        {gaps.map(({ reason, count, examples }) => (
          <div key={reason} className="py-2">
            <dt className="flex justify-between gap-4">
              {reasons[reason] ?? reason}
              <span className="tabular-nums">{number.format(count)}</span>
            </dt>
            <dd className="wrap-anywhere text-muted-foreground">{`${examples.join(", ")}${count > examples.length ? " …" : ""}`}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-3 text-muted-foreground">
        Lists that are narrowed or sorted, carts, accounts, orders and the back office are closed by
        robots.txt.
      </p>
    </section>
  );
}
