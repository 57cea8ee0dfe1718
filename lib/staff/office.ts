import type { NavGroup } from "./office-nav";
import type { Theme } from "./theme";

/** The data of the admin's frame. */
export interface Office {
  shopName: string;
  /** The viewer's name, or email address. */
  name: string;
  /** The label of their role. */
  role: string;
  nav: readonly NavGroup[];
  theme: Theme;
}
