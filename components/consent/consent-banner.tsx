import { useRef } from "react";
import { Button } from "@/components/ui/button";
import { useCornerRoom } from "@/components/ui/use-corner-room";
import { type Category, namesOf, type Services } from "@/lib/consent/services";
import { paths } from "@/lib/paths";
import { consentCategoryTexts } from "./consent-category-texts";

interface ConsentBannerProps {
  services: Services;
  asked: readonly Category[];
  onAnswer: (isAllowed: boolean) => void;
  onChoose: () => void;
}

/** Beside the page, never over all of it: without an answer the visitor is treated as having refused. */
export function ConsentBanner({ services, asked, onAnswer, onChoose }: ConsentBannerProps) {
  const purposes = asked.map(
    (category) => `${namesOf(services, category)} ${consentCategoryTexts[category].purpose}`,
  );
  const box = useRef<HTMLElement>(null);
  useCornerRoom(box);
  const button = "flex-1 px-2! whitespace-nowrap";
  return (
    <section
      ref={box}
      aria-labelledby="consent-title"
      data-slot="consent-banner"
      className="fixed inset-x-0 bottom-(--toast-lift,0px) z-45 max-h-[70svh] overflow-y-auto overscroll-contain border-t bg-background py-4 shadow-float"
    >
      <div className="container-page grid items-center gap-x-10 gap-y-3 lg:grid-cols-[1fr_24rem]">
        <div>
          <h2 id="consent-title" className="font-semibold">
            Can we use cookies from other services?
          </h2>
          <p className="mt-1 text-sm">
            We'd use {new Intl.ListFormat("en-IN").format(purposes)}. Nothing loads unless you agree, and the
            shop works without them. Change this any time under “Privacy choices” at the bottom of every page.{" "}
            <a href={paths.privacy} className="link">
              Privacy Policy
            </a>
          </p>
        </div>
        <div className="flex flex-wrap gap-2">
          <Button variant="outline" size="sm" className={button} onClick={() => onAnswer(true)}>
            Allow all
          </Button>
          <Button variant="outline" size="sm" className={button} onClick={() => onAnswer(false)}>
            Refuse all
          </Button>
          <Button variant="outline" size="sm" className={button} onClick={onChoose}>
            Choose
          </Button>
        </div>
      </div>
    </section>
  );
}
