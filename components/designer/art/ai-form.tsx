import { type RefObject, useId, useState } from "react";
import { flushSync } from "react-dom";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { Checkbox } from "@/components/ui/checkbox";
import { Field } from "@/components/ui/field";
import { CloseIcon } from "@/components/ui/frame-icons";
import { Textarea } from "@/components/ui/textarea";
import { type ArtAspect, artAspectIds, artAspects } from "@/lib/ai-art/art-aspects";
import { type ArtStyleId, artStyleIds, artStyles } from "@/lib/ai-art/art-styles";
import { maxPromptLetters } from "@/lib/ai-art/max-prompt-letters";
import { artUnavailableMessages, type Generation, type MyArt } from "@/lib/ai-art/my-art";
import { designPaths } from "@/lib/designer/design-paths";
import { useDesigner } from "../designer-context";
import { type ArtRequestRefusal, type NewArtRequest, sendArtRequest } from "./ai-store";
import { AiStyleSample } from "./ai-style-sample";

const examples = [
  "a tiger on a bicycle in the monsoon",
  "चाय की केतली और फूल",
  "an elephant with a lotus umbrella",
];

interface AiFormProps {
  art: MyArt;
  request: NewArtRequest;
  setRequest: (request: NewArtRequest) => void;
  /** The picture that is retried with changes. */
  parent: Generation | null;
  promptField: RefObject<HTMLTextAreaElement | null>;
}

/** The prompt and the style. */
export function AiForm({ art, request, setRequest, parent, promptField }: AiFormProps) {
  const { announce } = useDesigner();
  const id = useId();
  const [isSending, setSending] = useState(false);
  const [problem, setProblem] = useState<ArtRequestRefusal | null>(null);
  const change = (part: Partial<NewArtRequest>) => {
    setProblem(null);
    setRequest({ ...request, ...part });
  };
  const letters = [...request.prompt].length;
  const draw = async () => {
    if (isSending) return;
    setSending(true);
    const refusal = await sendArtRequest(request);
    flushSync(() => setProblem(refusal));
    setSending(false);
    announce(refusal?.message ?? "Generating your picture");
    if (!refusal?.isOfWords) return;
    promptField.current?.focus({ preventScroll: true });
    // Its label and error are visible too, and the tee stays where it is.
    promptField.current?.closest("[data-slot=field]")?.scrollIntoView({ block: "nearest" });
  };
  return (
    <form
      aria-label="Generate a picture"
      className="grid grid-cols-1 gap-4"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void draw();
      }}
    >
      {parent?.asset ? (
        <div className="flex items-center gap-3 rounded-sm border bg-card p-2 text-sm">
          {/* biome-ignore lint/performance/noImgElement: the owner's own picture, behind their session */}
          <img src={designPaths.upload(parent.asset.id)} alt="" className="size-12 object-contain" />
          <p className="min-w-0 flex-1">Describe what to change. We'll generate a new picture.</p>
          <button
            type="button"
            aria-label="Start over"
            onClick={() => change({ parentId: null, prompt: "" })}
            className="grid size-11 shrink-0 place-items-center rounded-sm"
          >
            <CloseIcon className="size-5" />
          </button>
        </div>
      ) : null}
      <Field
        id={id}
        label="Describe your picture"
        error={problem?.isOfWords ? problem.message : undefined}
        hint={
          letters > maxPromptLetters
            ? `${letters - maxPromptLetters} characters too many`
            : "In English or Hindi. No real people, brands or flags."
        }
      >
        {(control) => (
          <Textarea
            {...control}
            ref={promptField}
            rows={3}
            value={request.prompt}
            placeholder={examples[0]}
            onChange={(event) => change({ prompt: event.target.value })}
          />
        )}
      </Field>
      {request.prompt === "" ? (
        <ul aria-label="Examples" className="-mt-2 flex flex-wrap gap-2">
          {examples.map((example) => (
            <li key={example} className="max-w-full">
              <button
                type="button"
                onClick={() => change({ prompt: example })}
                className="min-h-9 max-w-full truncate rounded-full border border-input bg-card px-3 text-sm hover:border-foreground"
              >
                {example}
              </button>
            </li>
          ))}
        </ul>
      ) : null}
      <AiStyleChoice value={request.style} onChange={(style) => change({ style })} />
      <AiAspectChoice value={request.aspect} onChange={(aspect) => change({ aspect })} />
      <Checkbox
        label="Transparent background"
        checked={request.isTransparent}
        onChange={(event) => change({ isTransparent: event.target.checked })}
      />
      <div className="grid gap-1.5 md:sticky md:bottom-[-1rem] md:-mx-4 md:-mb-4 md:border-t md:bg-background md:px-4 md:pt-3 md:pb-4">
        {problem && !problem.isOfWords ? <Alert variant="warning">{problem.message}</Alert> : null}
        <Button type="submit" isPending={isSending} disabled={art.stop !== null}>
          Generate
        </Button>
        <p className="text-center text-muted-foreground text-sm">
          {art.stop === null ? formatCredits(art) : artUnavailableMessages[art.stop]}
        </p>
      </div>
    </form>
  );
}

function formatCredits({ leftToday, leftThisMonth }: MyArt): string {
  const left = Math.min(leftToday, leftThisMonth);
  return `${left} free ${left === 1 ? "picture" : "pictures"} left today`;
}

const card =
  "relative cursor-pointer overflow-hidden rounded-sm border border-input bg-card transition-colors hover:border-foreground has-checked:border-foreground has-checked:shadow-[inset_0_0_0_1px_var(--foreground)] has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-ring";

/** On a desktop the button below covers the bottom of the panel. */
const radio = "sr-only scroll-mb-40";

interface ChoiceProps<T> {
  value: T;
  onChange: (value: T) => void;
}

/** The drawing styles: none of them can be mistaken for a photograph. */
function AiStyleChoice({ value, onChange }: ChoiceProps<ArtStyleId>) {
  const name = useId();
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1.5 font-semibold text-sm">Style</legend>
      <div className="grid grid-cols-2 gap-2 max-md:grid-cols-4 max-[26rem]:grid-cols-3">
        {artStyleIds.map((id) => (
          <label key={id} className={card}>
            <input
              type="radio"
              name={name}
              value={id}
              checked={value === id}
              onChange={() => onChange(id)}
              className={radio}
              aria-label={`${artStyles[id].name}: ${artStyles[id].about}`}
            />
            <AiStyleSample style={id} />
            <span className="block truncate px-2 pt-1 font-semibold text-xs">{artStyles[id].name}</span>
            <span className="block px-2 pb-1.5 text-[0.6875rem] text-muted-foreground leading-tight max-md:hidden">
              {artStyles[id].about}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

function AiAspectChoice({ value, onChange }: ChoiceProps<ArtAspect>) {
  const name = useId();
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1.5 font-semibold text-sm">Shape</legend>
      <div className="grid grid-cols-3 gap-2">
        {artAspectIds.map((id) => {
          const { width, height } = artAspects[id];
          return (
            <label
              key={id}
              className={`${card} grid min-h-14 place-items-center content-center gap-1 text-sm`}
            >
              <input
                type="radio"
                name={name}
                value={id}
                checked={value === id}
                onChange={() => onChange(id)}
                className={radio}
              />
              <span
                aria-hidden="true"
                className="border-2 border-current"
                style={{ width: width / 80, height: height / 80 }}
              />
              {artAspects[id].name}
            </label>
          );
        })}
      </div>
    </fieldset>
  );
}
