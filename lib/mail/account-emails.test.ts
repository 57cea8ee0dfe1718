import { defaultBrand } from "@/lib/brand";
import { writePasswordEmail } from "./account-emails";
import { renderHtml } from "./render-html";
import { renderText } from "./render-text";

it("gives the time of a password change in IST, and a link to set a new one", () => {
  const letter = writePasswordEmail({
    at: "2026-11-20T10:15:00Z",
    shopName: "Kapas",
    resetUrl: "https://shop.example/auth?tab=forgot-password",
  });
  const text = renderText(letter, defaultBrand);
  expect(text).toContain("The password of your account at Kapas was changed on 20 Nov, 3:45 pm IST.");
  expect(text).toContain("https://shop.example/auth?tab=forgot-password");
  expect(renderHtml(letter, defaultBrand, "https://shop.example")).toContain("Set a new password");
});
