import type { Page } from "@playwright/test";
import { SignInPage } from "../pages/sign-in-page";
import { newIp } from "../support/attempts";
import { Newcomer } from "../support/newcomer";

/** One visitor whom no other row knows, on an address of their own. */
export class Stage {
  readonly screen: SignInPage;
  readonly who = new Newcomer();

  constructor(
    readonly page: Page,
    readonly ip: string,
  ) {
    this.screen = new SignInPage(page);
  }

  static async on(page: Page): Promise<Stage> {
    const ip = newIp();
    await page.setExtraHTTPHeaders({ "x-forwarded-for": ip });
    await page.context().clearCookies();
    return new Stage(page, ip);
  }

  readonly click = (name: string): Promise<void> =>
    this.page.getByRole("button", { name, exact: true }).click();
}

/** One message of the spec: what brings it about, where it is read, and its words to the letter. */
export interface MessageRow {
  when: string;
  trigger: (stage: Stage) => Promise<void>;
  /** "toast", or the id of the field that it stands at */
  at: "toast" | `#${string}`;
  says: string;
  /** A toast's second line */
  and?: string;
}

export interface MessageTable {
  about: string;
  rows: readonly MessageRow[];
  /** What the browser itself says on its console of the failures that the rows bring about */
  tolerated?: RegExp[];
}
