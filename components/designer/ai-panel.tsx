"use client";

import { type RefObject, useEffect, useRef, useState } from "react";
import { ButtonLink } from "@/components/ui/button-link";
import { Spinner } from "@/components/ui/spinner";
import { type Generation, isUnderway, type MyArt } from "@/lib/ai-art/my-art";
import { newArtSize } from "@/lib/designer/editor/new-picture";
import { paths } from "@/lib/paths";
import { AiForm } from "./ai-form";
import { AiResults } from "./ai-results";
import { AiStateCard } from "./ai-state-card";
import { loadMyArt, useMyArt, type Wish, watchMyArt } from "./ai-store";
import { AiStyleSample } from "./ai-style-sample";
import { useDesigner } from "./designer-context";
import { putLayer } from "./new-layer";
import { addUpload, loadUploads } from "./uploads-store";

/** Pictures that a machine draws from words. */
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
      <p className="font-semibold">Say it, and a machine draws it</p>
      <p className="text-muted-foreground text-sm">
        A few pictures a day are free. Sign in, so that they wait for you on every device. What is on the tee
        stays.
      </p>
      <ButtonLink href={`${paths.auth()}?next=${back}`} variant="brand" size="sm" prefetch={false}>
        Sign in
      </ButtonLink>
    </div>
  );
}

const firstWish: Wish = { prompt: "", style: "flat", aspect: "square", isTransparent: true, parentId: null };

/** Shows and tells how the picture goes on that is being drawn; whoever types is left at the words. */
function useNews(
  newest: Generation | undefined,
  top: RefObject<HTMLElement | null>,
  promptField: RefObject<HTMLElement | null>,
): void {
  const { say } = useDesigner();
  const waited = useRef<string | null>(null);
  useEffect(() => {
    if (!newest || isUnderway(newest) === (waited.current === newest.id)) return;
    const hasEnded = waited.current === newest.id;
    waited.current = isUnderway(newest) ? newest.id : null;
    if (hasEnded && newest.status === "done") say("Your picture is drawn");
    if (document.activeElement !== promptField.current) top.current?.parentElement?.scrollTo(0, 0);
  }, [newest, say, top, promptField]);
}

function Studio({ art }: { art: MyArt }) {
  const designer = useDesigner();
  const [wish, setWish] = useState(firstWish);
  const promptField = useRef<HTMLTextAreaElement>(null);
  const [newest] = art.generations;
  const top = useRef<HTMLDivElement>(null);
  useNews(newest, top, promptField);
  const parent = art.generations.find(({ id }) => id === wish.parentId) ?? null;
  const change = ({ id, prompt, style, aspect, isTransparent, status }: Generation) => {
    setWish({ prompt, style, aspect, isTransparent, parentId: status === "done" ? id : null });
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
          putLayer(designer, {
            type: "image",
            asset: asset.id,
            crop: { x: 0, y: 0, width: 1, height: 1 },
            ...newArtSize(asset),
          });
        }}
      />
      <AiForm art={art} wish={wish} setWish={setWish} parent={parent} promptField={promptField} />
    </div>
  );
}
