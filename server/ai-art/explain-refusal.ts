import "server-only";
import { artUnavailableMessages } from "@/lib/ai-art/my-art";
import { designRefusals } from "@/server/designs/explain-refusal";
import { AppError } from "@/server/errors";

/** Messages for the refusals of reserve_ai_generation(), by hint; see mapRefusals(). */
export const artRefusals = {
  not_found: new AppError("not_found", "This picture no longer exists."),
  assets_full: designRefusals.assets_full,
  ai_off: new AppError("unavailable", artUnavailableMessages.ai_off),
  ai_running: artUnavailableMessages.ai_running,
  ai_day_used: new AppError("rate_limited", artUnavailableMessages.ai_day_used),
  ai_month_used: new AppError("rate_limited", artUnavailableMessages.ai_month_used),
  ai_shop_used: new AppError("rate_limited", artUnavailableMessages.ai_shop_used),
  ai_busy: new AppError("unavailable", artUnavailableMessages.ai_busy),
};
