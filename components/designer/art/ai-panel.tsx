import { type RefObject, useEffect, useRef, useState } from "react";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { ButtonLink } from "@/components/ui/button-link";
import { Spinner } from "@/components/ui/spinner";
import { artStyles } from "@/lib/ai-art/art-styles";
import { type Generation, isGenerationActive, type MyArt } from "@/lib/ai-art/my-art";
import { designPaths } from "@/lib/designer/design-paths";
import { newArtSize } from "@/lib/designer/editor/new-picture";
import { paths } from "@/lib/paths";
import { useDesigner } from "../designer-context";
import { insertLayer } from "../layers/new-layer";
import { addUpload, loadUploads } from "../uploads/uploads-store";
import { AiForm } from "./ai-form";
import { AiStateCard } from "./ai-state-card";
import { loadMyArt, type NewArtRequest, useMyArt, watchMyArt } from "./ai-store";
import { AiStyleSample } from "./ai-style-sample";

/** AI-generated pictures. */
export function AiPanel() {
  const mine = useMyArt();
  useEffect(watchMyArt, []);
  useEffect(loadUploads, []);
  if (mine.is === "loading") return <Spinner className="mx-auto mt-8 size-6" label="Loading your pictures" />;
  if (mine.is === "guest") return <SignInFirst />;
  if (mine.is === "mine") return <Studio art={mine.art} />;
  return (
    <p role="alert" className="text-destructive text-sm">
      {mine.message}{" "}
      <button type="button" className="link min-h-11" onClick={loadMyArt}>
        Try again
      </button>
    </p>
  );
}

function SignInFirst() {
  const back = encodeURIComponent(`${paths.customDesign}?tool=ai`);
  return (
    <div className="grid gap-3">
      <div className="grid grid-cols-4 gap-1.5">
        {(["madhubani", "retro", "warli", "block-print"] as const).map((style) => (
          <span key={style} className="overflow-hidden rounded-sm border">
            <AiStyleSample style={style} />
          </span>
        ))}
      </div>
      <p className="font-semibold">Describe it and AI draws it</p>
      <p className="text-muted-foreground text-sm">
        A few pictures a day are free. Log in to get them on every device. Your design stays as it is.
      </p>
      <ButtonLink href={`${paths.auth()}?next=${back}`} size="sm" prefetch={false}>
        Log in
      </ButtonLink>
    </div>
  );
}

const emptyRequest: NewArtRequest = {
  prompt: "",
  style: "flat",
  aspect: "square",
  isTransparent: true,
  parentId: null,
};

/** Shows and announces the state of the picture that is being drawn, without moving the focus from the prompt. */
function useGenerationStatus(
  newest: Generation | undefined,
  top: RefObject<HTMLElement | null>,
  promptField: RefObject<HTMLElement | null>,
): void {
  const { announce } = useDesigner();
  const waited = useRef<string | null>(null);
  useEffect(() => {
    if (!newest || isGenerationActive(newest) === (waited.current === newest.id)) return;
    const hasEnded = waited.current === newest.id;
    waited.current = isGenerationActive(newest) ? newest.id : null;
    if (hasEnded && newest.status === "done") announce("Your picture is ready");
    if (document.activeElement !== promptField.current) top.current?.parentElement?.scrollTo(0, 0);
  }, [newest, announce, top, promptField]);
}

function Studio({ art }: { art: MyArt }) {
  const designer = useDesigner();
  const [request, setRequest] = useState(emptyRequest);
  const promptField = useRef<HTMLTextAreaElement>(null);
  const [newest] = art.generations;
  const top = useRef<HTMLDivElement>(null);
  useGenerationStatus(newest, top, promptField);
  const parent = art.generations.find(({ id }) => id === request.parentId) ?? null;
  const change = ({ id, prompt, style, aspect, isTransparent, status }: Generation) => {
    setRequest({ prompt, style, aspect, isTransparent, parentId: status === "done" ? id : null });
    promptField.current?.focus();
  };
  return (
    <div ref={top} className="grid grid-cols-1 gap-5">
      {newest ? <AiStateCard generation={newest} onAgain={change} /> : null}
      <AiResults
        generations={art.generations}
        canDraw={Math.min(art.leftToday, art.leftThisMonth) > 0}
        onChange={change}
        onPlace={({ asset, prompt }) => {
          addUpload({ ...asset, prompt });
          insertLayer(designer, {
            type: "image",
            asset: asset.id,
            crop: { x: 0, y: 0, width: 1, height: 1 },
            ...newArtSize(asset),
          });
        }}
      />
      <AiForm art={art} request={request} setRequest={setRequest} parent={parent} promptField={promptField} />
    </div>
  );
}

type Drawn = Generation & { asset: NonNullable<Generation["asset"]> };

interface AiResultsProps {
  generations: readonly Generation[];
  /** Another picture may be requested. */
  canDraw: boolean;
  onPlace: (generation: Drawn) => void;
  onChange: (generation: Generation) => void;
}

/** Generated pictures, newest first. */
function AiResults({ generations, canDraw, onPlace, onChange }: AiResultsProps) {
  const drawn = generations.filter((each): each is Drawn => each.asset !== null);
  if (drawn.length === 0) return null;
  return (
    <section aria-label="Your AI pictures" className="grid gap-2">
      <h3 className="font-semibold text-sm">Your AI pictures</h3>
      <ul className="grid grid-cols-2 gap-3 max-md:grid-cols-3 max-[26rem]:grid-cols-2">
        {drawn.map((each) => (
          <li key={each.id} className="min-w-0">
            <figure className="relative">
              {/* biome-ignore lint/performance/noImgElement: the owner's own picture, behind their session */}
              <img
                src={designPaths.upload(each.asset.id)}
                alt={`${each.prompt}, ${artStyles[each.style].name}`}
                loading="lazy"
                className="aspect-square w-full rounded-sm border bg-[repeating-conic-gradient(#0001_0_25%,transparent_0_50%)] bg-size-[1rem_1rem] object-contain"
              />
              <Badge variant="ink" title="Generated by AI" className="absolute top-1.5 left-1.5">
                AI
              </Badge>
              <figcaption title={each.prompt} className="mt-1 truncate text-muted-foreground text-xs">
                {each.prompt}
              </figcaption>
            </figure>
            <Button
              size="sm"
              className="mt-1 w-full px-2"
              aria-label={`Add to tee: ${each.prompt}`}
              onClick={() => onPlace(each)}
            >
              Add to tee
            </Button>
            {canDraw ? (
              <button
                type="button"
                aria-label={`Edit: ${each.prompt}`}
                onClick={() => onChange(each)}
                className="link min-h-11 w-full text-sm"
              >
                Edit
              </button>
            ) : null}
          </li>
        ))}
      </ul>
    </section>
  );
}
