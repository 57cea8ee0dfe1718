import { expect, type Locator, type Page } from "@playwright/test";
import type { Newcomer } from "../support/newcomer";

type Login = { email: string; password: string };

/** /auth with its tabs, and /update-password. */
export class SignInPage {
  readonly code: Locator;
  readonly errors: Locator;
  readonly createAccount: Locator;

  constructor(readonly page: Page) {
    this.code = page.getByLabel("OTP", { exact: true });
    this.createAccount = page.getByRole("button", { name: "Create Account", exact: true });
    this.errors = page.locator("[id$=-error]");
  }

  async open(query = ""): Promise<void> {
    await this.page.goto(`/auth${query}`);
    await expect(this.page.getByRole("heading", { level: 1 })).toBeVisible();
  }

  /** Only one toast is open at a time, so title and description must both be in that one. */
  async expectToast(title: string, description = "", timeout?: number): Promise<void> {
    const open = this.page.locator("[data-slot=toast][data-state=open]");
    await expect(open.getByText(title, { exact: true })).toBeVisible(
      timeout === undefined ? {} : { timeout },
    );
    if (description) await expect(open.getByText(description, { exact: true })).toBeVisible();
  }

  /** The one message about a code: no toast repeats it over the buttons below. */
  async expectCodeRefused(title: string, description = ""): Promise<void> {
    const message = this.page.getByRole("alert").filter({ hasText: title });
    await expect(message).toContainText(description);
    await expect(this.page.locator("[data-slot=toast]").filter({ hasText: title })).toHaveCount(0);
  }

  /** Waits for the response, whose cookie marks this browser as the one that registered. The email may arrive before it. */
  async expectMailSent(): Promise<void> {
    await expect(this.page.getByRole("heading", { name: "Please check your email" })).toBeVisible();
  }

  async login({ email, password }: Login): Promise<void> {
    await this.page.locator("#login-email").fill(email);
    await this.page.locator("#login-password").fill(password);
    await this.page.getByRole("button", { name: "Login", exact: true }).click();
  }

  async register(who: Newcomer, confirmPassword = who.password): Promise<void> {
    await this.page.locator("#register-contact").fill(who.email);
    await this.page.locator("#register-first-name").fill(who.firstName);
    await this.page.locator("#register-last-name").fill(who.lastName);
    await this.page.locator("#register-password").fill(who.password);
    await this.page.locator("#register-confirm-password").fill(confirmPassword);
    await this.createAccount.click();
  }

  async registerByPhone(who: Newcomer): Promise<void> {
    await this.page.locator("#register-contact").fill(who.phone);
    await this.page.locator("#register-first-name").fill(who.firstName);
    await this.page.locator("#register-last-name").fill(who.lastName);
    await this.page.locator("#register-email").fill(who.email);
    await this.createAccount.click();
  }

  async sendOtp(phone: string): Promise<void> {
    await this.page.locator("#login-phone").fill(phone);
    await this.page.getByRole("button", { name: "Send OTP" }).click();
  }

  /** Waits until React has hydrated the form: before that it is a plain POST. */
  async waitUntilAlive(): Promise<void> {
    await this.page.waitForFunction(() =>
      Object.keys(document.querySelector("main form") ?? document.body).some((key) =>
        key.startsWith("__react"),
      ),
    );
  }

  /** Waits until the header shows a signed-in visitor. */
  async expectMenu(): Promise<void> {
    await expect(this.page.locator('form[action="/api/sign-out"]').first()).toBeAttached();
  }

  async signOut(): Promise<void> {
    await this.expectMenu();
    const openers = this.page.locator('summary[aria-label="Menu"], summary[aria-label="Your account"]');
    await openers.filter({ visible: true }).first().click();
    await this.page.getByRole("button", { name: "Sign Out" }).filter({ visible: true }).click();
    await this.page.waitForURL((url) => url.pathname === "/");
  }

  /** Waits until a code can be typed. */
  async awaitCode(): Promise<void> {
    await this.code.waitFor();
    await this.waitUntilAlive();
  }

  async session(): Promise<{ user: { email: string } | null; isStaff: boolean }> {
    const answer = await this.page.request.get("/api/session");
    return answer.status() === 401 ? { user: null, isStaff: false } : answer.json();
  }
}
