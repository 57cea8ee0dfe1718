import { offlineMessage, unexpectedMessage } from "../../lib/result";
import { people } from "../support/newcomer";
import type { MessageRow, MessageTable, Stage } from "./message-row";

type Form = { says: string; open: string; send: (stage: Stage) => Promise<void> };

const forms: Form[] = [
  { says: "Login failed", open: "", send: ({ screen }) => screen.login(people.ravi) },
  { says: "Login Failed", open: "", send: ({ screen, who }) => screen.sendOtp(who.phone) },
  { says: "Registration failed", open: "?tab=register", send: ({ screen, who }) => screen.register(who) },
  {
    says: "Registration Failed",
    open: "?tab=register",
    send: ({ screen, who }) => screen.registerByPhone(who),
  },
  {
    says: "Password reset failed",
    open: "?tab=forgot-password",
    send: async ({ page, who, click }) => {
      await page.locator("#forgot-email").fill(who.email);
      await click("Send reset link");
    },
  },
];

const offline = forms.map(
  ({ says, open, send }): MessageRow => ({
    when: `the network is away: ${says}`,
    at: "toast",
    says,
    and: offlineMessage,
    trigger: async (stage) => {
      await stage.page.context().setOffline(false);
      await stage.screen.open(open);
      await stage.screen.waitUntilAlive();
      await stage.page.context().setOffline(true);
      await send(stage);
    },
  }),
);

const cut: MessageRow = {
  when: "the answer is lost on the way",
  at: "toast",
  says: "Login failed",
  and: unexpectedMessage,
  trigger: async (stage) => {
    await stage.page.context().setOffline(false);
    await stage.screen.open();
    await stage.screen.waitUntilAlive();
    await stage.page.route("**/auth*", (route) =>
      route.request().method() === "POST" ? route.abort() : route.continue(),
    );
    await stage.screen.login(people.ravi);
  },
};

export const lostRequestMessages: MessageTable = {
  about: "requests that never arrive",
  rows: [...offline, cut],
  tolerated: [/Failed to load resource|ERR_INTERNET_DISCONNECTED|ERR_FAILED/],
};
