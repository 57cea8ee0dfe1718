import { Section } from "@/components/admin/section";
import { countProductFiles } from "@/lib/crawlers/sitemap-parts";
import { machinePaths } from "@/lib/machine-paths";
import { formatMoment } from "@/lib/orders/when";

interface CrawlPartsProps {
  parts: { products: number; productsChangedAt: string | null; posts: number; postsChangedAt: string | null };
}

const number = new Intl.NumberFormat("en-IN");
const when = (at: string | null) => (at === null ? "nothing yet" : `last changed ${formatMoment(at)}`);

/** The files for crawlers, each with a link. */
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
    { path: machinePaths.robots, about: "Rules for crawlers" },
    { path: machinePaths.llms, about: "Summary for AI models" },
    { path: machinePaths.llmsFull, about: "Full text for AI models" },
    { path: machinePaths.googleFeed, about: "Every variant, for Google Merchant Center" },
    { path: machinePaths.metaFeed, about: "Every variant, for Meta's catalogue" },
    { path: machinePaths.blogRss, about: "Latest posts" },
  ];
  return (
    <Section id="files-heading" title="Files">
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
    </Section>
  );
}

const reasons: Record<string, string> = {
  draft_product: "Products that are drafts",
  draft_post: "Draft posts",
  scheduled_post: "Posts that are scheduled",
  hidden_category: "Categories that are hidden",
  empty_category: "Categories without products",
};

interface CrawlGapsProps {
  gaps: readonly { reason: string; count: number; examples: readonly string[] }[];
}

/** What is left out, by reason. */
export function CrawlGaps({ gaps }: CrawlGapsProps) {
  return (
    <Section id="gaps-heading" title="Not in the sitemap">
      {gaps.length === 0 ? <p className="mt-2 text-muted-foreground">Every page is in the sitemap.</p> : null}
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
        robots.txt blocks filtered or sorted lists, carts, accounts, orders and the admin.
      </p>
    </Section>
  );
}

interface PingListProps {
  pings: readonly {
    id: number;
    pathCount: number;
    createdAt: string;
    sentAt: string | null;
    deadAt: string | null;
    lastError: string | null;
  }[];
  isOn: boolean;
}

/** Changes sent to search engines with IndexNow. */
export function PingList({ pings, isOn }: PingListProps) {
  return (
    <Section id="pings-heading" title="IndexNow submissions">
      {pings.length === 0 ? (
        <p className="mt-2 text-muted-foreground">
          {isOn ? "No changes yet since it was switched on." : "IndexNow is off. Switch it on below."}
        </p>
      ) : (
        <ul className="mt-2 divide-y">
          {pings.map((ping) => (
            <li key={ping.id} className="py-2">
              <p className="flex justify-between gap-4">
                {ping.pathCount === 1 ? "1 page" : `${ping.pathCount} pages`}
                <time dateTime={ping.createdAt}>{formatMoment(ping.createdAt)}</time>
              </p>
              <p className="wrap-anywhere text-muted-foreground">{stateOf(ping)}</p>
            </li>
          ))}
        </ul>
      )}
    </Section>
  );
}

function stateOf({ sentAt, deadAt, lastError }: PingListProps["pings"][number]): string {
  if (sentAt !== null) return `Accepted ${formatMoment(sentAt)}`;
  const why = lastError ? ` (${lastError})` : "";
  return deadAt === null ? `Retrying${why}` : `Failed${why}`;
}

interface VisitTableProps {
  visits: readonly { bot: string; file: string; day: string; visits: number; lastAt: string }[];
}

interface Line {
  bot: string;
  file: string;
  lastAt: string;
  visits: number;
}

/** One line per robot and file, latest first; the rows are per day. */
function toLines(visits: VisitTableProps["visits"]): Line[] {
  const lines = new Map<string, Line>();
  for (const { bot, file, lastAt, visits: count } of visits) {
    const line = lines.get(`${bot} ${file}`);
    if (!line) lines.set(`${bot} ${file}`, { bot, file, lastAt, visits: count });
    else {
      line.visits += count;
      if (lastAt > line.lastAt) line.lastAt = lastAt;
    }
  }
  return [...lines.values()].toSorted((a, b) => b.lastAt.localeCompare(a.lastAt));
}

/** Visits of known robots. */
export function VisitTable({ visits }: VisitTableProps) {
  const lines = toLines(visits);
  return (
    <Section id="visits-heading" title="Last fetched by">
      {lines.length === 0 ? (
        <p className="mt-2 text-muted-foreground">
          No known bots yet. Visits are counted by bot name, without IP addresses, for 90 days.
        </p>
      ) : (
        <ul className="mt-2 divide-y">
          {lines.map(({ bot, file, lastAt, visits: count }) => (
            <li key={`${bot} ${file}`} className="py-2">
              <p className="flex justify-between gap-4">
                <span className="wrap-anywhere font-semibold">{bot}</span>
                <time dateTime={lastAt} className="shrink-0">
                  {formatMoment(lastAt)}
                </time>
              </p>
              <p className="wrap-anywhere flex justify-between gap-4 text-muted-foreground">
                {file}
                <span className="shrink-0">{count === 1 ? "once" : `${count} times`}</span>
              </p>
            </li>
          ))}
        </ul>
      )}
    </Section>
  );
}
