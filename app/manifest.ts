import type { MetadataRoute } from "next";
import { defaultBrand } from "@/lib/brand";
import { paths } from "@/lib/paths";

export default function manifest(): MetadataRoute.Manifest {
  return {
    name: `${defaultBrand.shopName} · ${defaultBrand.tagline}`,
    short_name: defaultBrand.shopName,
    start_url: paths.home,
    display: "browser",
    background_color: "#faf6ee",
    theme_color: "#faf6ee",
    icons: [
      { src: "/icon-192.png", sizes: "192x192", type: "image/png" },
      { src: "/icon-512.png", sizes: "512x512", type: "image/png" },
    ],
  };
}
