import { type FormEvent, useId } from "react";
import { Button } from "@/components/ui/button";
import { Checkbox } from "@/components/ui/checkbox";
import { Dialog } from "@/components/ui/dialog";
import { consentVersion } from "@/lib/consent/choice";
import { type Category, categories, namesOf, type Services } from "@/lib/consent/services";
import { paths } from "@/lib/paths";
import { consentCategoryTexts } from "./consent-category-texts";
import { currentChoice, hasGpc, isCategoryAllowed } from "./consent-store";

interface ChoicesDialogProps {
  isOpen: boolean;
  services: Services;
  onAnswer: (answers: Partial<Record<Category, boolean>>) => void;
  onClose: () => void;
}

const time = new Intl.DateTimeFormat("en-IN", { dateStyle: "medium", timeStyle: "short" });

/** The consent choices, with the last answers. Only allowed categories are ticked. */
export function ChoicesDialog({ isOpen, services, onAnswer, onClose }: ChoicesDialogProps) {
  const form = useId();
  const asked = categories.filter((category) => services[category]);
  const all = (isAllowed: boolean) =>
    onAnswer(Object.fromEntries(asked.map((category) => [category, isAllowed])));
  const save = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const ticked = new FormData(event.currentTarget).getAll("allowed");
    onAnswer(Object.fromEntries(asked.map((category) => [category, ticked.includes(category)])));
  };
  const button = "flex-1 px-2! whitespace-nowrap";
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title="Privacy choices"
      footer={
        <div className="flex flex-col gap-2 sm:flex-row">
          <Button variant="outline" size="sm" className={button} onClick={() => all(true)}>
            Allow all
          </Button>
          <Button variant="outline" size="sm" className={button} onClick={() => all(false)}>
            Refuse all
          </Button>
          <Button variant="outline" size="sm" className={button} type="submit" form={form}>
            Save choices
          </Button>
        </div>
      }
    >
      <form id={form} onSubmit={save} className="grid gap-4">
        <p>
          <b>Always on:</b> your cart, your login and what keeps them secure. Only this shop uses them. The{" "}
          <a href={paths.privacy} className="link">
            Privacy Policy
          </a>{" "}
          lists them.
        </p>
        {hasGpc() ? (
          <p className="rounded-sm bg-muted p-3 text-sm">
            Your browser sends Global Privacy Control, so everything below is off. You can still allow it for
            this shop only.
          </p>
        ) : null}
        {asked.map((category) => (
          <div key={category} className="border-t pt-3">
            <Checkbox
              name="allowed"
              value={category}
              defaultChecked={isCategoryAllowed(category)}
              aria-describedby={`${form}-${category}`}
              label={<b>{consentCategoryTexts[category].title}</b>}
            />
            <p id={`${form}-${category}`} className="text-muted-foreground text-sm">
              Shared with {namesOf(services, category)}: {consentCategoryTexts[category].about}.
            </p>
          </div>
        ))}
        <LastAnswer />
      </form>
    </Dialog>
  );
}

function LastAnswer() {
  const choice = currentChoice();
  if (!choice) return null;
  const wording = choice.version === consentVersion ? "" : ", to an earlier version";
  return (
    <p className="border-t pt-3 text-muted-foreground text-sm">
      You answered on {time.format(choice.decidedAt * 1000)}
      {wording}. We store your answer under {choice.browserId}, a random ID for this browser.
    </p>
  );
}
