import { expect, test } from "../fault-fixtures";
import { makeCustomer } from "../support/customer";
import { signIn } from "../support/sign-in";
import { makeStaff } from "../support/staff";

// React's error for a page that the server could not render.
test.use({ tolerated: [/50\d|Failed to load|React error/] });

const segments = [
  { name: "the shop", path: "/orders", makePerson: () => makeCustomer(), home: "/", heading: "My Orders" },
  {
    name: "the back office",
    path: "/admin/orders",
    makePerson: () => makeStaff("manager"),
    home: "/admin",
    heading: "Orders",
  },
];

for (const { name, path, makePerson, home, heading } of segments) {
  test(`what breaks in ${name} says so, leads home, and is there after Try Again`, async ({
    page,
    cutShop,
  }) => {
    const { database } = cutShop.lines;
    const title = page.getByRole("heading", { level: 1 });
    await signIn(page.context(), await makePerson());
    await database.cut(500, "/rest/v1/");
    await page.goto(path);
    await expect(title).toHaveText("Something went wrong");
    await expect(title).toBeFocused();
    const wayHome = page.locator("[data-slot=error-screen]").getByRole("link", { name: "Home" });
    await expect(wayHome).toHaveAttribute("href", home);
    await database.mend();
    await page.getByRole("button", { name: "Try Again" }).click();
    await expect(title).toHaveText(heading);
  });
}
