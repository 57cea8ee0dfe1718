import type { NavGroup } from "./office-nav";
import type { Theme } from "./theme";

/** What stands around every page of the back office. */
export interface Office {
  shopName: string;
  /** The viewer's name, or their address. */
  name: string;
  /** Their role, in words. */
  role: string;
  nav: readonly NavGroup[];
  theme: Theme;
}
