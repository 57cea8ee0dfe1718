import type { MetadataRoute } from "next";
import { palette } from "@/lib/palette";
import { paths } from "@/lib/paths";
import { getBrand } from "@/server/settings/queries";

export default async function manifest(): Promise<MetadataRoute.Manifest> {
  const { shopName, tagline } = await getBrand();
  return {
    name: `${shopName} · ${tagline}`,
    short_name: shopName,
    id: paths.home,
    start_url: paths.home,
    display: "standalone",
    background_color: palette.paper,
    theme_color: palette.paper,
    icons: [
      { src: "/icon-192.png", sizes: "192x192", type: "image/png" },
      { src: "/icon-512.png", sizes: "512x512", type: "image/png" },
    ],
  };
}
