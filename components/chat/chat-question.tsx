import { consentCategoryTexts } from "@/components/consent/consent-category-texts";
import { Button } from "@/components/ui/button";
import { paths } from "@/lib/paths";

interface ChatQuestionProps {
  provider: string;
  onAllow: () => void;
  onRefuse: () => void;
}

/** Requests consent before anything of the chat provider loads. */
export function ChatQuestion({ provider, onAllow, onRefuse }: ChatQuestionProps) {
  return (
    <div className="grid gap-3 p-4">
      <p>
        Our chat is run by <b>{provider}</b>, which receives {consentCategoryTexts.chat.about}.
      </p>
      <p>
        It loads only if you allow it. Change this any time under “Privacy choices” at the bottom of every
        page.{" "}
        <a href={paths.privacy} className="link">
          Privacy Policy
        </a>
      </p>
      <div className="flex gap-2">
        <Button variant="outline" size="sm" className="flex-1" onClick={onAllow}>
          Allow chat
        </Button>
        <Button variant="outline" size="sm" className="flex-1" onClick={onRefuse}>
          Refuse
        </Button>
      </div>
      <p className="border-t pt-3 text-sm">
        Without chat:{" "}
        <a href={`${paths.contact}#write-heading`} className="link">
          write to us
        </a>
        , and we'll reply by email.
      </p>
    </div>
  );
}
