import type { Page } from "@playwright/test";
import { SignInPage } from "../pages/sign-in-page";
import { newIp } from "./attempts";
import { Newcomer } from "./newcomer";

/** One visitor that no other test uses, with an IP address of their own. */
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
}
