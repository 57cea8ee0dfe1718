export const captchaPath = "/api/captcha";
/** The form field of a solved puzzle, which only a script fills in */
export const captchaField = "captcha";
/** The same for a request whose body is a file */
export const captchaHeader = "x-captcha";
export const maxCaptchaLength = 4000;

export const captchaMessages = {
  /** Shown only with scripts off: with scripts, the puzzle is solved before this is visible. */
  needed:
    "Too many requests have come from your network. Please turn on JavaScript in your browser, or try again later.",
  checking: "Checking that you're not a robot…",
  failed: "We couldn't check that you're not a robot. Please try again.",
} as const;
