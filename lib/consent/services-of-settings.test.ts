import { noAnalytics } from "@/lib/settings/documents/analytics";
import { noChat } from "@/lib/settings/documents/chat";
import { servicesOfSettings } from "./services-of-settings";

it("finds no services in a shop without any, so that no page shows a banner", () => {
  expect(servicesOfSettings(noAnalytics, noChat)).toBeNull();
  expect(servicesOfSettings({ ...noAnalytics, analyticsId: "G-ABC123DEF4" }, noChat)).toBeNull();
});

it("names each service under its purpose, and the tag manager under both", () => {
  const analytics = {
    ...noAnalytics,
    enableAnalytics: true,
    analyticsId: "G-ABC123DEF4",
    enableTagManager: true,
    tagManagerId: "GTM-ABC123",
    enableFacebookPixel: true,
    facebookPixelId: "1234567890",
  };
  expect(servicesOfSettings(analytics, { ...noChat, enableChat: true, chatProvider: "crisp" })).toEqual({
    analytics: { ga4: "Google Analytics 4", "tag-manager": "Google Tag Manager" },
    ads: { "tag-manager": "Google Tag Manager", "meta-pixel": "Meta Pixel" },
    chat: { crisp: "Crisp" },
  });
});

it("includes session recordings where error reporting is enabled", () => {
  expect(servicesOfSettings(noAnalytics, noChat, true)).toEqual({
    analytics: { sentry: "Sentry's recordings" },
  });
});

it("omits a tracker without its id", () => {
  expect(servicesOfSettings({ ...noAnalytics, enableClarity: true }, noChat)).toBeNull();
});
