import { type FocusEvent, type ReactNode, useState } from "react";
import { afterPointerRelease } from "@/components/ui/after-pointer-release";

interface Suggestion {
  field: HTMLInputElement;
  email: string;
}

const loadSuggest = () => import("@/lib/auth/suggest-email");

/** Around an email field: after typing, it asks whether "gmial.com" is meant as "gmail.com". */
export function EmailSuggestion({ children }: { children: ReactNode }) {
  const [suggestion, setSuggestion] = useState<Suggestion | null>(null);

  async function check({ target: field }: FocusEvent): Promise<void> {
    if (!(field instanceof HTMLInputElement)) return;
    // Offline, the field works without it.
    const module = await loadSuggest().catch(() => null);
    const email = module?.suggestEmail(field.value) ?? null;
    afterPointerRelease(() => setSuggestion(email === null ? null : { field, email }));
  }

  function accept({ field, email }: Suggestion): void {
    // React does not notice a value that is set on the element itself.
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set?.call(field, email);
    field.dispatchEvent(new Event("input", { bubbles: true }));
    field.focus();
    setSuggestion(null);
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the field inside has the focus
    <div onBlur={check}>
      {children}
      <p role="status" className="text-sm">
        {suggestion ? (
          <span>
            Did you mean{" "}
            <button
              type="button"
              translate="no"
              onClick={() => accept(suggestion)}
              className="link min-h-11 wrap-anywhere text-left font-semibold"
            >
              {suggestion.email}
            </button>
            ?
          </span>
        ) : null}
      </p>
    </div>
  );
}
