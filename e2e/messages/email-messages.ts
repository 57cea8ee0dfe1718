import { useUp } from "../support/attempts";
import { linkIn, nextMessage } from "../support/inbox";
import { people } from "../support/newcomer";
import type { MessageTable, Stage } from "./message-row";

const tooMany = "Too many requests. Please try again later";

async function askForReset({ screen, page, click }: Stage, email: string): Promise<void> {
  await screen.open("?tab=forgot-password");
  await page.locator("#forgot-email").fill(email);
  await click("Send reset link");
}

async function becomeCustomer({ screen, page, who }: Stage): Promise<void> {
  await screen.open("?tab=register");
  await screen.register(who);
  await screen.expectMailSent();
  await page.goto(linkIn(await nextMessage(who.email, "email")));
  await page.waitForURL((url) => !url.pathname.startsWith("/auth"));
}

/** The link of a reset mail, opened by somebody who is not signed in. */
async function openResetLink(stage: Stage): Promise<void> {
  await becomeCustomer(stage);
  await stage.page.context().clearCookies();
  await askForReset(stage, stage.who.email);
  await stage.page.goto(linkIn(await nextMessage(stage.who.email, "email", 2)));
}

export const emailMessages: MessageTable = {
  about: "login, registration, sign-out and passwords",
  rows: [
    {
      when: "the password is wrong",
      at: "toast",
      says: "Login failed",
      and: "Invalid email or password",
      trigger: async ({ screen }) => {
        await screen.open();
        await screen.login({ email: people.ravi.email, password: "not-this-one" });
      },
    },
    {
      when: "the address is unknown",
      at: "toast",
      says: "Login failed",
      and: "Invalid email or password",
      trigger: async ({ screen, who }) => {
        await screen.open();
        await screen.login(who);
      },
    },
    {
      when: "the server says why not",
      at: "toast",
      says: "Login failed",
      and: "Email not confirmed",
      trigger: async ({ screen, who }) => {
        await screen.open("?tab=register");
        await screen.register(who);
        await nextMessage(who.email, "email");
        await screen.open();
        await screen.login(who);
      },
    },
    {
      when: "passwords were tried too often",
      at: "toast",
      says: "Login failed",
      and: tooMany,
      trigger: async ({ screen, ip, who }) => {
        await useUp("passwordVisitor", ip, 300);
        await screen.open();
        await screen.login(who);
      },
    },
    {
      when: "the password is right",
      at: "toast",
      says: "Login successful",
      and: "Welcome back!",
      trigger: async ({ screen }) => {
        await screen.open("?next=%2Fabout");
        await screen.login(people.ravi);
      },
    },
    {
      when: "signing out",
      at: "toast",
      says: "Signed out successfully",
      trigger: async ({ screen, page }) => {
        await screen.open("?next=%2Fabout");
        await screen.login(people.ravi);
        await page.waitForURL("**/about");
        await screen.signOut();
      },
    },
    {
      when: "registering by e-mail",
      at: "toast",
      says: "Registration successful! Please check your email for verification.",
      trigger: async ({ screen, who }) => {
        await screen.open("?tab=register");
        await screen.register(who);
      },
    },
    {
      when: "registered too often from one place",
      at: "toast",
      says: "Registration failed",
      and: tooMany,
      trigger: async ({ screen, ip, who }) => {
        await useUp("registerVisitor", ip, 120);
        await screen.open("?tab=register");
        await screen.register(who);
      },
    },
    {
      when: "a reset link is asked for",
      at: "toast",
      says: "Password reset email sent",
      trigger: (stage) => askForReset(stage, stage.who.email),
    },
    {
      when: "reset links were asked for too often",
      at: "toast",
      says: "Password reset failed",
      and: tooMany,
      trigger: async (stage) => {
        await useUp("resetAccount", stage.who.email, 5);
        await askForReset(stage, stage.who.email);
      },
    },
    {
      when: "a new password is chosen",
      at: "toast",
      says: "Password updated successfully",
      trigger: async (stage) => {
        await openResetLink(stage);
        await stage.screen.choosePassword("ink-and-cotton");
      },
    },
    {
      when: "a new password is too short",
      at: "#new-password",
      says: "Password must be at least 6 characters",
      trigger: async ({ screen, page }) => {
        await page.goto("/update-password?token_hash=00&type=recovery");
        await screen.choosePassword("12345");
      },
    },
    {
      when: "the reset link is dead",
      at: "toast",
      says: "Password update failed",
      and: "This link has expired or was already used. Please request a new one.",
      trigger: async ({ screen, page }) => {
        await page.goto("/update-password?token_hash=00&type=recovery");
        await screen.choosePassword("ink-and-cotton");
      },
    },
  ],
};
