import { aiArt } from "./documents/ai-art";
import { analytics } from "./documents/analytics";
import { business } from "./documents/business";
import { chat } from "./documents/chat";
import { general } from "./documents/general";
import { leads } from "./documents/leads";
import { notifications } from "./documents/notifications";
import { productInformation } from "./documents/product-information";
import { referral } from "./documents/referral";
import type { ValuesOf } from "./field";

/** Settings documents by their page below /admin/settings. */
export const settingsDocuments = {
  general,
  business,
  "ai-art": aiArt,
  referral,
  leads,
  chat,
  analytics,
  notifications,
  "product-information": productInformation,
};

export type DocumentSlug = keyof typeof settingsDocuments;

export type DocumentValues<S extends DocumentSlug> = ValuesOf<(typeof settingsDocuments)[S]["fields"]>;
