import { type FormEvent, type ReactNode, useEffect, useRef, useState } from "react";
import { createPortal } from "react-dom";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { afterLayer, closeOnBack } from "@/components/ui/close-on-back";
import { Dialog } from "@/components/ui/dialog";
import { LabelledInput, LabelledSelect } from "@/components/ui/labelled-input";
import {
  type BodyProblems,
  type FitPreference,
  fitPreferences,
  readBody,
  type TypedBody,
} from "@/lib/catalog/body";
import { brandSizeNames, brands } from "@/lib/catalog/brand-sizes";
import {
  explainSuggestion,
  maxTyped,
  parseStoredBody,
  type SizeSuggestion,
  sizeAnswersKey,
  suggestSize,
} from "@/lib/catalog/size-finder";
import type { WornCut } from "@/lib/catalog/worn-cut";

export interface SizeFinderProps {
  cut: WornCut;
  sizes: readonly string[];
  /** Why a size can't be chosen; null when it can. */
  explainUnavailable: (size: string) => string | null;
  /** The page notifies of a size that is sold out, at a click on it. */
  isSoldOut?: (size: string) => boolean;
  onChoose: (size: string) => void;
  onClose: () => void;
}

interface Answer {
  suggestion: SizeSuggestion;
  reasons: readonly string[];
}

const preferenceLabels: Record<FitPreference, string> = {
  fitted: "Fitted",
  regular: "Regular",
  loose: "Loose",
};

/** In the page's body, because a form can't be nested in the order form of a proof. The answers stay on the device. */
export function SizeFinder(props: SizeFinderProps) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: one entry in the history for as long as it is open
  useEffect(() => closeOnBack(props.onClose), []);
  return createPortal(
    <Dialog isOpen onClose={props.onClose} title="Find my size">
      <FinderForm {...props} />
    </Dialog>,
    document.body,
  );
}

function FinderForm({ cut, sizes, explainUnavailable, isSoldOut, onChoose }: SizeFinderProps) {
  const [typed, setTyped] = useState<TypedBody>(readStoredBody);
  const [problems, setProblems] = useState<BodyProblems>({});
  const [answer, setAnswer] = useState<Answer | null>(null);
  const form = useRef<HTMLFormElement>(null);

  function change(next: Partial<TypedBody>): void {
    setTyped({ ...typed, ...next });
    setProblems({});
    setAnswer(null);
  }

  function submit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    const read = readBody(cut, typed);
    if ("problems" in read) {
      setProblems(read.problems);
      const [field] = Object.keys(read.problems);
      form.current?.querySelector<HTMLElement>(`#finder-${field}`)?.focus();
      return;
    }
    storeBody(typed);
    const suggestion = suggestSize(cut, sizes, read.body);
    if (suggestion) setAnswer({ suggestion, reasons: explainSuggestion(suggestion, read.body) });
  }

  function leave(next: () => void): void {
    // Closed first: behind an open dialog nothing can get the focus.
    form.current?.closest("dialog")?.close();
    afterLayer(next);
  }

  const number = (field: "height" | "weight" | "chest") => ({
    id: `finder-${field}`,
    inputMode: "decimal" as const,
    autoComplete: "off",
    maxLength: maxTyped,
    value: typed[field],
    error: problems[field],
    onType: (value: string) => change({ [field]: value }),
  });

  return (
    <form ref={form} onSubmit={submit} noValidate className="grid gap-5">
      <div className="two-columns grid gap-4">
        <LabelledInput {...number("height")} label="Height (cm)" hint="Or feet and inches, as 5.7" />
        <LabelledInput {...number("weight")} label="Weight (kg)" />
      </div>
      <fieldset className="min-w-0">
        <legend className="mb-2 font-semibold text-sm">
          <span>Your size in other brands</span>{" "}
          <span className="font-normal text-muted-foreground">(optional)</span>
        </legend>
        <div className="two-columns grid gap-4">
          {brands.map((brand) => (
            <LabelledSelect
              key={brand}
              id={`finder-${brand}`}
              label={<span translate="no">{brand}</span>}
              value={typed.worn[brand]}
              onType={(size) => change({ worn: { ...typed.worn, [brand]: size } })}
            >
              <option value="">Not sure</option>
              {brandSizeNames.map((size) => (
                <option key={size} translate="no">
                  {size}
                </option>
              ))}
            </LabelledSelect>
          ))}
        </div>
      </fieldset>
      <LabelledInput
        {...number("chest")}
        label="Chest (cm)"
        isOptional
        hint="Measured around the fullest part. We then need nothing else."
      />
      <fieldset className="min-w-0">
        <legend className="mb-2 font-semibold text-sm">How you like it</legend>
        <div className="flex flex-wrap gap-2">
          {fitPreferences.map((preference) => (
            <label key={preference} className="size-option size-option-free">
              <input
                type="radio"
                name="finder-preference"
                checked={typed.preference === preference}
                onChange={() => change({ preference })}
                className="choice-field"
              />
              <span>{preferenceLabels[preference]}</span>
            </label>
          ))}
        </div>
      </fieldset>
      {answer ? (
        <AnswerBox {...answer}>
          {answer.suggestion.limit === "none" ? null : (
            <Choice
              size={answer.suggestion.size}
              problem={explainUnavailable(answer.suggestion.size)}
              canNotify={isSoldOut?.(answer.suggestion.size) === true}
              onChoose={onChoose}
              onLeave={leave}
            />
          )}
        </AnswerBox>
      ) : (
        <Button type="submit" className="justify-self-start">
          Find my size
        </Button>
      )}
      <p className="text-muted-foreground text-sm">Your answers stay on this device.</p>
    </form>
  );
}

function AnswerBox({ suggestion, reasons, children }: Answer & { children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    box.current?.focus();
    box.current?.scrollIntoView({ block: "nearest" });
  }, []);
  return (
    <div ref={box} tabIndex={-1} className="grid scroll-mb-5 gap-4 border-t pt-5 outline-none">
      {suggestion.limit === "none" ? null : (
        <p className="display text-2xl">
          <span>Your size:</span> <span translate="no">{suggestion.size}</span>
        </p>
      )}
      {suggestion.limit ? <Alert variant="warning">{reasons.at(-1)}</Alert> : null}
      <p>{reasons.slice(0, 2).join(" ")}</p>
      {children}
    </div>
  );
}

interface ChoiceProps {
  size: string;
  problem: string | null;
  canNotify: boolean;
  onChoose: (size: string) => void;
  /** Closes the dialog first. */
  onLeave: (next: () => void) => void;
}

function Choice({ size, problem, canNotify, onChoose, onLeave }: ChoiceProps) {
  if (problem) {
    return (
      <>
        <Alert>{problem}</Alert>
        {canNotify ? (
          <Button
            variant="outline"
            className="justify-self-start"
            onClick={() =>
              onLeave(() =>
                document.querySelector<HTMLInputElement>(`[data-size="${size}"]`)?.labels?.[0]?.click(),
              )
            }
          >
            Notify me
          </Button>
        ) : null}
      </>
    );
  }
  return (
    <Button variant="brand" className="justify-self-start" onClick={() => onLeave(() => onChoose(size))}>
      {`Choose ${size}`}
    </Button>
  );
}

function readStoredBody(): TypedBody {
  try {
    return parseStoredBody(window.localStorage.getItem(sizeAnswersKey));
  } catch {
    return parseStoredBody(null);
  }
}

function storeBody(typed: TypedBody): void {
  try {
    window.localStorage.setItem(sizeAnswersKey, JSON.stringify(typed));
  } catch {
    // Without storage the answers last as long as the dialog.
  }
}
