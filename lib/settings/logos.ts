export const logoKeys = ["logo_with_text", "logo_main", "logo_black", "logo_icon"] as const;

export type LogoKey = (typeof logoKeys)[number];

export const logoWords: Record<LogoKey, { label: string; help: string }> = {
  logo_with_text: { label: "Logo with the name", help: "In the header of the shop." },
  logo_main: { label: "Main logo", help: "In the header while there is no logo with the name." },
  logo_black: { label: "Black logo", help: "For print in one colour. No page shows it yet." },
  logo_icon: { label: "Icon", help: "A square sign without the name. No page shows it yet." },
};

/** 2 MB, the limit of the bucket. */
export const maxLogoBytes = 2 * 1024 * 1024;

export const logoTypes = ["image/png", "image/webp", "image/jpeg"] as const;

export const wrongLogoType =
  "Choose a PNG, WebP or JPEG picture. SVG files can carry scripts and are refused.";
export const tooLargeLogo = "The picture has more than 2 MB. Save it smaller and try again.";

/** One of the four logos as it is now. */
export interface SavedLogo {
  key: LogoKey;
  /** Empty: the drawn logo stands in. */
  url: string;
  version: string | null;
}
