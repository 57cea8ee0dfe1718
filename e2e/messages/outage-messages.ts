import { messageForStatus } from "../../lib/result";
import { people } from "../support/newcomer";
import { outage } from "../support/outage";
import type { MessageRow, MessageTable, Stage } from "./message-row";

type Scene = {
  says: string;
  and?: string;
  before: (stage: Stage) => Promise<unknown>;
  act: (stage: Stage) => Promise<unknown>;
};

const serverError = messageForStatus(503);

const scenes: Scene[] = [
  {
    says: "Login failed",
    and: "An error occurred during login",
    before: ({ screen }) => screen.open(),
    act: ({ screen }) => screen.login(people.ravi),
  },
  {
    says: "Login Failed",
    and: "Failed to send OTP",
    before: ({ screen }) => screen.open(),
    act: ({ screen, who }) => screen.sendOtp(who.phone),
  },
  {
    says: "Registration failed",
    and: serverError,
    before: ({ screen }) => screen.open("?tab=register"),
    act: ({ screen, who }) => screen.register(who),
  },
  {
    says: "Registration Failed",
    and: serverError,
    before: ({ screen }) => screen.open("?tab=register"),
    act: ({ screen, who }) => screen.registerByPhone(who),
  },
  {
    says: "Password reset failed",
    and: serverError,
    before: ({ screen }) => screen.open("?tab=forgot-password"),
    act: async ({ page, who, click }) => {
      await page.locator("#forgot-email").fill(who.email);
      await click("Send reset link");
    },
  },
  {
    says: "Password update failed",
    and: serverError,
    before: ({ page }) => page.goto("/update-password?token_hash=00&type=recovery"),
    act: ({ screen }) => screen.choosePassword("ink-and-cotton"),
  },
  {
    says: "Verification Failed",
    and: serverError,
    before: async ({ screen, who }) => {
      await screen.open();
      await screen.sendOtp(who.phone);
      await screen.awaitCode();
    },
    act: ({ screen }) => screen.code.fill("123456"),
  },
  {
    says: "Failed to sign out",
    before: async ({ screen, page }) => {
      await screen.open("?next=%2Fabout");
      await screen.login(people.ravi);
      await page.waitForURL("**/about");
      await screen.expectMenu();
    },
    act: ({ screen }) => screen.signOut(),
  },
];

/** Only where nobody else is at work: these rows take the backend away from everybody. */
export const outageMessages: MessageTable = {
  about: "the backend is away",
  rows: scenes.map(
    ({ says, and, before, act }): MessageRow => ({
      when: says,
      at: "toast",
      says,
      and,
      trigger: async (stage) => {
        await outage.end();
        await before(stage);
        await stage.screen.waitUntilAlive();
        await outage.begin();
        await act(stage);
      },
    }),
  ),
  // React's word for a page that the server could not make.
  tolerated: [/50\d|Failed to load|React error #441/],
};
