export const captchaPath = "/api/captcha";
/** The form's field for a solved puzzle, which only a script fills in */
export const captchaField = "captcha";
export const maxCaptcha = 4000;

export const captchaMessages = {
  /** Read only where scripts are off: with them the puzzle is solved before anybody could read it. */
  needed:
    "Too many requests have come from your network. Please turn on JavaScript in your browser, or try again later.",
  checking: "Checking that you are not a robot…",
  failed: "We could not check that you are not a robot. Please try again.",
} as const;
