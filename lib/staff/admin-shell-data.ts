import type { NavGroup } from "./admin-nav";
import type { Theme } from "./theme";

/** The data of the admin's frame. */
export interface AdminShellData {
  shopName: string;
  /** The viewer's name, or email address. */
  name: string;
  /** The label of their role. */
  role: string;
  nav: readonly NavGroup[];
  theme: Theme;
}
