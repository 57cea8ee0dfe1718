import type { Metadata } from "next";
import Link from "next/link";
import { ProsePage, ProseSection } from "@/components/layout/prose-page";
import { tagLabel } from "@/lib/blog/post";
import { type Category, isTopCategory } from "@/lib/catalog/product";
import { paths } from "@/lib/paths";
import { listSitemapPages } from "@/server/crawlers/sitemap-queries";

export const metadata: Metadata = {
  title: "Sitemap",
  description: "All lists, posts and information pages on one page.",
  alternates: { canonical: paths.sitemap },
};

interface Place {
  label: string;
  href: string;
}

const information: Place[] = [
  { label: "About us", href: paths.about },
  { label: "Contact", href: paths.contact },
  { label: "FAQ", href: paths.faq },
  { label: "Shipping Policy", href: paths.shippingPolicy },
  { label: "Refund Policy", href: paths.refundPolicy },
  { label: "Terms of Use", href: paths.terms },
  { label: "Privacy Policy", href: paths.privacy },
  { label: "Investors", href: paths.investor },
  { label: "Subscription", href: paths.subscription },
  { label: "Invite friends", href: paths.referralProgram },
  { label: "Find an order", href: paths.findOrder },
];

export default async function SitemapPage() {
  const { categories, posts, blogTags, hasMarketing } = await listSitemapPages();
  const tops = categories.filter(isTopCategory);
  const themes = categories.filter(({ isTheme }) => isTheme);
  const placeOf = ({ name, slug }: Category) => ({ label: name, href: paths.category(slug) });
  return (
    <ProsePage title="Sitemap" lead={<p>Everything in the shop, on one page.</p>}>
      <ProseSection title="Tees">
        <Places
          places={[
            { label: "All products", href: paths.products },
            { label: "Premium", href: paths.premium },
            { label: "Custom design", href: paths.customDesign },
          ]}
        />
      </ProseSection>
      {tops.map((top) => (
        <ProseSection key={top.id} title={top.name}>
          <Places places={[top, ...categories.filter(({ parentId }) => parentId === top.id)].map(placeOf)} />
        </ProseSection>
      ))}
      {themes.length > 0 ? (
        <ProseSection title="Themes">
          <Places places={themes.map(placeOf)} />
        </ProseSection>
      ) : null}
      <ProseSection title="Blog">
        <Places
          places={[
            { label: "All posts", href: paths.blog },
            ...posts.map(({ title, slug }) => ({ label: title, href: paths.blogPost(slug) })),
            ...blogTags.map((tag) => ({
              label: `Posts about ${tagLabel(tag).toLowerCase()}`,
              href: paths.blogPage(1, tag),
            })),
          ]}
        />
      </ProseSection>
      <ProseSection title="Information">
        <Places
          places={
            hasMarketing ? [{ label: "What we make", href: paths.marketing }, ...information] : information
          }
        />
      </ProseSection>
    </ProsePage>
  );
}

function Places({ places }: { places: readonly Place[] }) {
  return (
    <ul>
      {places.map(({ label, href }) => (
        <li key={href}>
          <Link href={href} prefetch={false}>
            {label}
          </Link>
        </li>
      ))}
    </ul>
  );
}
