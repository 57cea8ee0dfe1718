/** The admin's colour theme; `auto` follows the device. */
export const themes = ["auto", "light", "dark"] as const;

export type Theme = (typeof themes)[number];

/** Written by the browser, read by the server, so that the first paint has the right colours. */
export const themeCookie = "kapas-office-theme";

export function parseTheme(value: string | undefined): Theme {
  return themes.find((theme) => theme === value) ?? "auto";
}
