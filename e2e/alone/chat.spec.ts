import type { Page } from "@playwright/test";
import { chatProviderNames, chatProviders } from "../../lib/settings/admin-setting-lists";
import { expect, test } from "../fixtures";
import { get } from "../support/http";
import { officeViolations, sidewaysScroll, violationsOn } from "../support/rules";
import { answerBefore, switchServices } from "../support/services";
import { signIn } from "../support/sign-in";
import { makeStaff } from "../support/staff";

// Runs alone, because it changes what every page of the shop shows, and puts it back.
test.afterAll(() => switchServices(null, false));

const panel = (page: Page) => page.getByRole("dialog", { name: "Chat with us" });
const open = (page: Page) => page.getByRole("button", { name: "Chat with us" }).click();
const standIn = "**/chat/client.crisp.chat/l.js";

test("each provider gets the start call of its manual, in a frame that lets in nobody else", async ({
  page,
  context,
}) => {
  for (const provider of chatProviders) {
    await switchServices(provider, false);
    await answerBefore(context, { services: [provider], isAllowed: true });
    const framed = page.waitForResponse("**/api/chat-window");
    await page.goto("/contact");
    await open(page);
    const frame = page.frameLocator(`iframe[title="Chat by ${chatProviderNames[provider]}"]`);
    await expect(
      frame.getByText(`The sandbox's ${provider} has been started as its manual says.`),
    ).toBeVisible();
    const headers = (await framed).headers();
    expect(headers["content-security-policy"]).toContain("default-src 'none'");
    expect(headers["content-security-policy"]).toContain("frame-ancestors 'self'");
    expect(headers["x-frame-options"]).toBe("SAMEORIGIN");
  }
});

test("“Chat with us” in the footer opens the chat on any page, asks there, and goes along to the next", async ({
  page,
}) => {
  await switchServices("crisp", false);
  await page.goto("/about");
  const link = page.getByRole("contentinfo").getByRole("link", { name: "Chat with us" });
  await link.click();
  await expect(panel(page)).toContainText("Our chat is run by Crisp");
  await expect(panel(page)).toBeFocused();
  expect([...(await violationsOn(page)), ...(await sidewaysScroll(page))]).toEqual([]);
  await page.getByRole("button", { name: "Allow the chat" }).click();
  const frame = page.frameLocator("iframe");
  await expect(frame.getByText("started as its manual says")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(panel(page)).toBeHidden();
  await page.getByRole("contentinfo").getByRole("link", { name: "FAQ" }).click();
  await expect(page).toHaveURL("/faq");
  await open(page);
  await expect(frame.getByText("started as its manual says")).toBeVisible();
});

test("the chat offers itself after five seconds on the contact page, once", async ({ page, context }) => {
  await switchServices("crisp", false);
  await answerBefore(context, { services: ["crisp"], isAllowed: false });
  await page.goto("/contact");
  const offer = page.getByRole("button", { name: "Ask us in the chat" });
  await page.waitForTimeout(3000);
  await expect(offer).toHaveCount(0);
  await expect(offer).toBeVisible();
  expect(await violationsOn(page)).toEqual([]);
  await page.getByRole("button", { name: "Close this offer" }).click();
  await page.reload();
  await page.waitForTimeout(5500);
  await expect(offer).toHaveCount(0);
});

test("nobody gets the provider's frame by its address alone, and no page shows a chat that is off", async ({
  page,
}) => {
  await switchServices("crisp", false);
  expect((await get("/api/chat-window")).status).toBe(403);
  await switchServices(null, false);
  expect((await get("/api/chat-window")).status).toBe(404);
  await page.goto("/contact#chat");
  await page.waitForTimeout(1500);
  await expect(page.getByText("Chat with us")).toHaveCount(0);
});

test.describe("a script that", () => {
  test.use({ tolerated: [/Failed to load resource|broken on purpose|ERR_FAILED/] });

  test.beforeEach(async ({ context }) => {
    await switchServices("crisp", false);
    await answerBefore(context, { services: ["crisp"], isAllowed: true });
  });

  const saysSo = async (page: Page) => {
    await page.goto("/contact");
    await open(page);
    await expect(panel(page).getByRole("alert")).toContainText("The chat does not answer");
    await panel(page).getByRole("link", { name: "write to us" }).click();
    await page.getByRole("button", { name: "Close the chat" }).click();
    await page.getByLabel("Your name").fill("Meera");
    await expect(page.getByLabel("Your name")).toHaveValue("Meera");
  };

  test("is blocked is told politely, and tried again on request", async ({ page }) => {
    await page.route(standIn, (route) => route.abort());
    await saysSo(page);
    await page.unroute(standIn);
    await open(page);
    await page.getByRole("button", { name: "Try again" }).click();
    await expect(page.frameLocator("iframe").getByText("started as its manual says")).toBeVisible();
  });

  test("throws is told politely", async ({ page }) => {
    await page.route(standIn, (route) =>
      route.fulfill({ contentType: "text/javascript", body: "throw new Error('broken on purpose')" }),
    );
    await saysSo(page);
  });

  test("never comes is told politely after ten seconds", async ({ page }) => {
    await page.route(standIn, () => undefined);
    await saysSo(page);
  });
});

test("the office chooses a provider: a wrong ID is refused at its field, a right one is on the next page", async ({
  page,
}) => {
  await switchServices(null, false);
  await signIn(page.context(), await makeStaff("manager"));
  await page.goto("/admin/settings/chat");
  await expect(page.getByRole("region", { name: "Who allows it" })).toBeVisible();
  await page.getByLabel("Provider").selectOption("crisp");
  await page.getByLabel("The chat is on").check();
  await expect(page.getByText("What visitors are asked first")).toBeVisible();
  await page.getByLabel("Website ID").fill("my-shop");
  const save = page.getByRole("button", { name: "Save", exact: true });
  await save.click();
  await expect(page.locator("#field-crispWebsiteId-error")).toContainText("Type an ID such as");
  expect([...(await officeViolations(page)), ...(await sidewaysScroll(page))]).toEqual([]);
  expect((await get("/about")).body).not.toContain("Privacy choices");
  await page.getByLabel("Website ID").fill("0a1b2c3d-0000-4000-8000-0123456789ab");
  await save.click();
  await expect(page.getByText("Chat settings saved")).toBeVisible();
  expect((await get("/about")).body).toContain("Privacy choices");
  await page.waitForTimeout(2000);
  await expect(page.locator("iframe")).toHaveCount(0);
});
