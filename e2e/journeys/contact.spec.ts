import { expect, test } from "../fixtures";
import { backend } from "../support/backend";
import { messagesTo, nextMessage } from "../support/inbox";
import { PlainBrowser } from "../support/plain-browser";
import { officeViolations, sidewaysScroll, violationsOn } from "../support/rules";
import { signIn } from "../support/sign-in";
import { makeStaff } from "../support/staff";

const unique = () => Math.random().toString(36).slice(2, 10);

test("a visitor writes, support answers from the inbox, and the answer comes by mail @both", async ({
  page,
  browser,
}) => {
  const word = unique();
  const email = `contact-${word}@example.com`;
  await page.goto("/contact");
  await page.waitForLoadState("networkidle");
  await page.getByRole("button", { name: "Send message" }).click();
  await expect(page.getByText("Please enter your name")).toBeVisible();
  await expect(page.getByText("Please write your message")).toBeVisible();
  await expect(page.getByLabel("Your name")).toBeFocused();
  await page.getByLabel("Your name").fill("Meera Contact");
  await expect(page.getByText("Please enter your name")).toHaveCount(0);
  await expect(page.getByText("Please write your message")).toBeVisible();
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("What is it about?").selectOption("bulk");
  await page.getByLabel("Your message").fill(`First line ${word}\nSecond line`);
  expect([...(await violationsOn(page)), ...(await sidewaysScroll(page))]).toEqual([]);
  await page.getByRole("button", { name: "Send message" }).click();
  await expect(page.getByRole("main").getByText("Your message has reached us")).toBeVisible();
  // Nobody has proven the address.
  expect(await messagesTo(email, "email")).toEqual([]);

  const context = await browser.newContext({ viewport: page.viewportSize() });
  await signIn(context, await makeStaff("support"));
  const desk = await context.newPage();
  await desk.goto(`/admin/inbox?q=${word}`);
  expect([...(await officeViolations(desk)), ...(await sidewaysScroll(desk))]).toEqual([]);
  await desk.getByRole("link", { name: "Meera Contact" }).filter({ visible: true }).click();
  const talk = desk.getByRole("list", { name: "Messages" });
  await expect(talk.getByText(`First line ${word}`)).toBeVisible();
  const answer = desk.getByLabel("Answer");
  await answer.fill("We can print forty.");
  await desk.reload();
  await expect(answer).toHaveValue("We can print forty.");
  expect([...(await officeViolations(desk)), ...(await sidewaysScroll(desk))]).toEqual([]);
  await desk.getByRole("button", { name: "Send answer" }).dblclick();
  await expect(talk.getByText("We can print forty.")).toBeVisible();
  await expect(answer).toHaveValue("");
  const mail = await nextMessage(email, "email");
  expect(mail.text).toContain("We can print forty.");
  expect(mail.text).toContain(`First line ${word}`);

  await desk.getByRole("button", { name: "Mark as done" }).click();
  await expect(desk.getByRole("main").getByText("Done", { exact: true })).toBeVisible();
  await desk.getByRole("button", { name: "Undo" }).click();
  await expect(desk.getByRole("main").getByText("Answered", { exact: true })).toBeVisible();
  await context.close();
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("a message is sent, and a wrong one comes back with what was typed", async ({ page }) => {
    const word = unique();
    await page.goto("/contact");
    await page.getByLabel("Your name").fill("Meera Plain");
    await page.getByLabel("Email").fill("nowhere");
    await page.getByLabel("Your message").fill(`Without scripts ${word}`);
    await page.getByRole("button", { name: "Send message" }).click();
    await expect(page.getByText("Please enter a valid email address")).toBeVisible();
    await expect(page.getByLabel("Your message")).toHaveValue(`Without scripts ${word}`);
    await page.getByLabel("Email").fill(`plain-${word}@example.com`);
    await page.getByRole("button", { name: "Send message" }).click();
    await expect(page.getByText("Your message has reached us")).toBeVisible();
  });
});

test("of 200 messages in a minute from one address most are refused in words, and a header in a field is none", async () => {
  const word = unique();
  const visitor = new PlainBrowser();
  const write = await visitor.formOn("/contact", "Send message");
  const fields = { name: "Flood", topic: "other", orderNumber: "" };
  const crlf = await write({
    ...fields,
    email: `a-${word}@example.com\r\nBcc: b-${word}@example.com`,
    message: "Header",
  });
  expect(crlf.state?.fieldErrors).toHaveProperty("email");
  const name = await write({
    ...fields,
    name: "A\r\nBcc: x@example.com",
    email: `${word}@example.com`,
    message: "x",
  });
  expect(name.state?.fieldErrors).toHaveProperty("name");

  const answers = [];
  for (let round = 0; round < 20; round += 1)
    answers.push(
      ...(await Promise.all(
        Array.from({ length: 10 }, (_, index) =>
          write({ ...fields, email: `flood-${word}@example.com`, message: `Message ${round * 10 + index}` }),
        ),
      )),
    );
  expect(answers.filter(({ status }) => status >= 500)).toEqual([]);
  const codes = new Set(answers.map(({ state }) => state?.code ?? "sent"));
  expect([...codes].sort()).toEqual(["captcha_needed", "sent"]);
  const { count } = await backend
    .from("contact_messages")
    .select("id", { count: "exact", head: true })
    .eq("email", `flood-${word}@example.com`);
  expect(count).toBe(10);
});
