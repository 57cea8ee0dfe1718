export type NoticeTone = "default" | "destructive";
export interface Notice {
  title: string;
  description?: string;
  tone: NoticeTone;
  /** What other tabs should know. */
  session?: "signed-in" | "signed-out";
}

/**
 * What the next page may say about what was just done. Only a name travels, never the words: a link or a planted cookie
 * can't make the shop say what it likes.
 */
const notices = {
  "signed-in": {
    title: "Login successful",
    description: "Welcome back!",
    tone: "default",
    session: "signed-in",
  },
  "signed-out": { title: "Signed out successfully", tone: "default", session: "signed-out" },
  "sign-out-failed": { title: "Failed to sign out", tone: "destructive" },
  "password-updated": { title: "Password updated successfully", tone: "default", session: "signed-in" },
} as const satisfies Record<string, Notice>;

export type NoticeName = keyof typeof notices;

function isNoticeName(name: string): name is NoticeName {
  return Object.hasOwn(notices, name);
}

export function findNotice(name: string | undefined): Notice | null {
  return name !== undefined && isNoticeName(name) ? notices[name] : null;
}
