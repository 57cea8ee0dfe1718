import type { Metadata } from "next";
import { PageHeading } from "@/components/admin/page-heading";
import { Section } from "@/components/admin/section";
import { CrawlGaps, CrawlParts, PingList, VisitTable } from "@/components/crawlers/admin/crawl-report";
import { CrawlerForm } from "@/components/crawlers/admin/crawler-form";
import { getSitemapPage } from "@/server/crawlers/queries";

export const instant = false;

export const metadata: Metadata = { title: "Sitemap" };

export default async function AdminSitemapPage() {
  const { parts, gaps, visits, pings, settings, canSet } = await getSitemapPage();
  return (
    <>
      <PageHeading title="Sitemap">
        What search engines and bots can read, and which ones visited.
      </PageHeading>
      <div className="mt-6 grid items-start gap-x-10 gap-y-10 lg:grid-cols-2">
        <CrawlParts parts={parts} />
        <CrawlGaps gaps={gaps} />
        <VisitTable visits={visits} />
        <div className="grid gap-10">
          <PingList pings={pings} isOn={settings.indexNowKey !== ""} />
          <Section id="robots-heading" title="Bots">
            <CrawlerForm saved={settings} canWrite={canSet} />
          </Section>
        </div>
      </div>
    </>
  );
}
