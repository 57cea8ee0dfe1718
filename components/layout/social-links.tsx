import { FacebookIcon, InstagramIcon, XIcon, YoutubeIcon } from "@/components/ui/social-icons";
import { type Brand, type SocialNetwork, socialNetworkNames } from "@/lib/brand";

const socialIcons: Record<SocialNetwork, typeof InstagramIcon> = {
  instagram: InstagramIcon,
  youtube: YoutubeIcon,
  facebook: FacebookIcon,
  x: XIcon,
};

interface SocialLinksProps {
  brand: Pick<Brand, "shopName" | "socialLinks">;
}

/** Drawn by the server alone: most shops are on one network or two, and no browser needs the signs of all. */
export function SocialLinks({ brand }: SocialLinksProps) {
  if (brand.socialLinks.length === 0) return null;
  return (
    <ul className="mt-3 -ml-2.5 flex">
      {brand.socialLinks.map(({ network, url }) => {
        const Icon = socialIcons[network];
        return (
          <li key={network}>
            <a
              href={url}
              rel="noopener"
              aria-label={`${brand.shopName} on ${socialNetworkNames[network]}`}
              className="grid size-11 place-items-center rounded-sm text-background/80 hover:bg-background/10 hover:text-background"
            >
              <Icon />
            </a>
          </li>
        );
      })}
    </ul>
  );
}
