export const logoKeys = ["logo_with_text", "logo_main", "logo_black", "logo_icon"] as const;

export type LogoKey = (typeof logoKeys)[number];

export const logoLabels: Record<LogoKey, { label: string; help: string }> = {
  logo_with_text: { label: "Logo with the name", help: "In the header of the shop." },
  logo_main: { label: "Main logo", help: "In the header if there's no logo with the name." },
  logo_black: { label: "Black logo", help: "For one-colour print. Not used yet." },
  logo_icon: { label: "Icon", help: "Square, without the name. Not used yet." },
};

/** 2 MB, the limit of the bucket. */
export const maxLogoBytes = 2 * 1024 * 1024;

export const logoTypes = ["image/png", "image/webp", "image/jpeg"] as const;

export const wrongLogoType =
  "Choose a PNG, WebP or JPEG picture. SVG isn't allowed because it can contain scripts.";
export const tooLargeLogo = "The picture is larger than 2 MB. Make it smaller and try again.";

/** The current state of one of the four logos. */
export interface SavedLogo {
  key: LogoKey;
  /** Empty: the default logo is used. */
  url: string;
  version: string | null;
}
