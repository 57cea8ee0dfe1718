import { useEffect, useId, useRef, useState } from "react";
import { cn } from "@/components/ui/cn";
import { CheckIcon } from "@/components/ui/form-icons";
import { Select } from "@/components/ui/select";
import type { Art } from "@/lib/designer/clip-art/clip-art";
import type { TextLayer } from "@/lib/designer/document";
import { inches } from "@/lib/designer/inches";
import { teamParts } from "@/lib/designer/team/team-parts";
import { findFontForText } from "@/lib/designer/text/find-font-for-text";
import { fontPreviewOf } from "@/lib/designer/text/font-previews";
import { findFont, fonts } from "@/lib/designer/text/fonts";
import { useDesigner } from "../designer-context";
import { GlyphButton } from "../glyph-button";
import { insertLayer } from "../layers/new-layer";
import { useStore } from "../store";
import { InkField } from "./ink-field";
import { OutlineFields } from "./outline-fields";
import { SliderField } from "./slider-field";
import { type FontChange, TypedText } from "./typed-text";
import { useLayerChange } from "./use-layer-change";

const aligns = ["left", "center", "right"] as const;
const alignNames = { left: "Align text left", center: "Align text centre", right: "Align text right" };

export function TextEditor({ layer }: { layer: TextLayer }) {
  const { parts } = useDesigner();
  const { set, end } = useLayerChange(layer);
  const resources = useStore(parts, (value) => value.resources);
  const id = useId();
  const missing = resources.text(layer)?.missing ?? [];
  const [changed, setChanged] = useState<FontChange | null>(null);

  return (
    <div className="grid grid-cols-1 gap-4">
      <div className="grid gap-1.5">
        <label htmlFor={id} className="font-medium text-sm">
          Your text
        </label>
        <TypedText id={id} layer={layer} onFont={setChanged} />
        {changed?.to.id === layer.font && missing.length === 0 ? (
          <p role="status" className="text-muted-foreground text-sm">
            {`${changed.from.family} doesn't have these letters, so we switched to ${changed.to.family}.`}
          </p>
        ) : null}
        <TextAdvice layer={layer} missing={missing} />
      </div>
      <div className="grid gap-1.5">
        <label htmlFor={`${id}-team`} className="font-medium text-sm">
          For a team
        </label>
        <Select
          id={`${id}-team`}
          value={layer.team ?? ""}
          aria-describedby={layer.team ? `${id}-team-hint` : undefined}
          onChange={({ target }) => set("Team", { team: teamParts.find((part) => part === target.value) })}
        >
          <option value="">Same on every tee</option>
          <option value="name">Name of each person</option>
          <option value="number">Number of each person</option>
        </Select>
        {layer.team ? (
          <p id={`${id}-team-hint`} className="text-muted-foreground text-sm">
            This is a sample. Add your list after Next.
          </p>
        ) : null}
      </div>
      <FontList layer={layer} />
      <InkField
        label="Colour"
        value={layer.fill}
        onChange={(fill) => fill && set("Colour", { fill })}
        onEnd={end}
      />
      <fieldset className="flex">
        <legend className="sr-only">Text alignment</legend>
        {aligns.map((align) => (
          <GlyphButton
            key={align}
            glyph={`text-${align}`}
            label={alignNames[align]}
            isOn={layer.align === align}
            onClick={() => set("Align lines", { align })}
          />
        ))}
      </fieldset>
      <div>
        <SliderField
          label="Text size"
          shown={`${inches(layer.size)} in`}
          value={layer.size}
          min={4}
          max={200}
          step={1}
          onChange={(size) => set("Size", { size })}
          onEnd={end}
        />
        <SliderField
          label="Curve"
          shown={layer.arc === 0 ? "straight" : `${layer.arc}%`}
          value={layer.arc}
          min={-100}
          max={100}
          step={5}
          onChange={(arc) => set("Bend", { arc })}
          onEnd={end}
        />
        <SliderField
          label="Letter spacing"
          shown={`${Math.round(layer.spacing * 100)}%`}
          value={layer.spacing}
          min={-0.1}
          max={1}
          step={0.01}
          onChange={(spacing) => set("Spacing", { spacing })}
          onEnd={end}
        />
        {layer.text.includes("\n") ? (
          <SliderField
            label="Line spacing"
            shown={`${Math.round(layer.leading * 100)}%`}
            value={layer.leading}
            min={0.6}
            max={2.5}
            step={0.05}
            onChange={(leading) => set("Leading", { leading })}
            onEnd={end}
          />
        ) : null}
      </div>
      <OutlineFields
        outline={layer.outline}
        onChange={(outline) => set("Outline", { outline })}
        onEnd={end}
      />
    </div>
  );
}

const scriptNames = {
  Latin: "All fonts",
  Devanagari: "हिन्दी, मराठी",
  Bengali: "বাংলা",
  Gurmukhi: "ਪੰਜਾਬੀ",
  Gujarati: "ગુજરાતી",
  Oriya: "ଓଡ଼ିଆ",
  Tamil: "தமிழ்",
  Telugu: "తెలుగు",
  Kannada: "ಕನ್ನಡ",
  Malayalam: "മലയാളം",
} as const;
type ListedScript = keyof typeof scriptNames;
const scripts = Object.entries(scriptNames);
const isListed = (value: string): value is ListedScript => value in scriptNames;

/** Fonts grouped by script. */
function FontList({ layer }: { layer: TextLayer }) {
  const [script, setScript] = useState<ListedScript>("Latin");
  const { set } = useLayerChange(layer);
  const id = useId();
  const shown = fonts.filter((font) => font.scripts.includes(script));
  const list = useRef<HTMLDivElement>(null);
  const chosen = useRef<HTMLLabelElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another font or another list moves the chosen one
  useEffect(() => {
    if (list.current && chosen.current) showWithin(list.current, chosen.current);
  }, [layer.font, script]);
  return (
    <div className="grid gap-1.5">
      <div className="flex items-center justify-between gap-2">
        <span id={`${id}-label`} className="font-medium text-sm">
          Font: <span className="font-normal">{findFont(layer.font)?.family ?? layer.font}</span>
        </span>
        <select
          aria-label="Fonts for"
          value={script}
          onChange={({ target }) => isListed(target.value) && setScript(target.value)}
          className="min-h-11 rounded-sm border border-input bg-card px-2 text-base"
        >
          {scripts.map(([value, name]) => (
            <option key={value} value={value}>
              {name}
            </option>
          ))}
        </select>
      </div>
      <div
        ref={list}
        role="radiogroup"
        aria-labelledby={`${id}-label`}
        className="relative grid max-h-56 grid-cols-1 overflow-y-auto rounded-sm border bg-card"
      >
        {shown.map((font) => (
          <label
            key={font.id}
            ref={font.id === layer.font ? chosen : undefined}
            className={cn(
              "flex min-h-11 cursor-pointer items-center gap-2 border-b px-3 py-1 last:border-0 has-focus-visible:outline-2 has-focus-visible:-outline-offset-2",
              font.id === layer.font ? "bg-foreground text-background" : "hover:bg-accent",
            )}
          >
            <input
              type="radio"
              name={id}
              value={font.id}
              checked={font.id === layer.font}
              onChange={() => set("Font", { font: font.id })}
              className="sr-only"
            />
            <FontPreviewPicture id={font.id} name={font.family} isWord={script !== "Latin"} />
            <span className="text-xs opacity-70">{font.style}</span>
            {font.id === layer.font ? <CheckIcon className="size-5 shrink-0" /> : null}
          </label>
        ))}
      </div>
    </div>
  );
}

/** Scrolls only the list: scrollIntoView() would also scroll the panel around it. */
function showWithin(list: HTMLElement, item: HTMLElement): void {
  const isSeen =
    item.offsetTop >= list.scrollTop &&
    item.offsetTop + item.offsetHeight <= list.scrollTop + list.clientHeight;
  if (!isSeen) list.scrollTop = item.offsetTop - (list.clientHeight - item.offsetHeight) / 2;
}

interface FontPreviewPictureProps {
  id: string;
  name: string;
  /** Shows a word in the font's script instead of its name. */
  isWord: boolean;
}

/** Above and below the baseline, in units of which the em has 100: every preview has the same scale. */
const ascent = 95;
const descent = 45;

/** A font's name in its own letters, without loading the font. */
function FontPreviewPicture({ id, name, isWord }: FontPreviewPictureProps) {
  const preview = fontPreviewOf(id);
  const path = (isWord ? preview?.word : null) ?? preview?.name;
  if (!path) return <span className="min-w-0 flex-1 truncate">{name}</span>;
  const [x = 0, , width = 100] = path.box;
  return (
    <span className="min-w-0 flex-1">
      <span className="sr-only">{name}</span>
      <svg
        viewBox={`${x} ${-ascent} ${width} ${ascent + descent}`}
        preserveAspectRatio="xMinYMid meet"
        fill="currentColor"
        aria-hidden="true"
        className="h-9 max-w-full"
      >
        <path d={path.d} />
      </svg>
    </span>
  );
}

const emojiPattern = /\p{Extended_Pictographic}/u;

interface TextAdviceProps {
  layer: TextLayer;
  /** Letters that the font lacks. */
  missing: readonly string[];
}

/** Advice for letters that the chosen font lacks, and for emoji, which no print font has. */
function TextAdvice({ layer, missing }: TextAdviceProps) {
  const { panel } = useDesigner();
  const { set } = useLayerChange(layer);
  const emoji = missing.find((letter) => emojiPattern.test(letter));
  const letters = missing.filter(
    (letter) => !emojiPattern.test(letter) && letter !== "\ufe0f" && letter !== "\u200d",
  );
  const better = findFontForText(layer.text);
  const name = findFont(layer.font)?.family ?? layer.font;
  return (
    <>
      {letters.length > 0 ? (
        <p role="status" className="rounded-sm bg-warning-soft px-3 py-2 text-sm text-warning">
          <span>{`${name} doesn't have ${letters.slice(0, 6).join(" ")}, so we can't print it. `}</span>
          {better && better.id !== layer.font ? (
            <button
              type="button"
              className="link min-h-11 font-semibold"
              onClick={() => set("Font", { font: better.id })}
            >
              Use {better.family}
            </button>
          ) : (
            <span>
              None of our fonts have all of these letters.{" "}
              <button
                type="button"
                className="link min-h-11 font-semibold"
                onClick={() => panel.set("uploads")}
              >
                Upload them as a picture
              </button>
            </span>
          )}
        </p>
      ) : null}
      {emoji ? <EmojiAdvice key={emoji} layer={layer} emoji={emoji} /> : null}
    </>
  );
}

function EmojiAdvice({ layer, emoji }: { layer: TextLayer; emoji: string }) {
  const designer = useDesigner();
  const { set } = useLayerChange(layer);
  const [art, setArt] = useState<(Art & { width: number }) | null>(null);
  useEffect(() => {
    let isWanted = true;
    Promise.all([
      import("@/lib/designer/clip-art/search-art"),
      import("@/lib/designer/clip-art/clip-art"),
    ]).then(
      ([{ artForEmoji }, { startWidthOf }]) => {
        const found = artForEmoji(emoji);
        if (isWanted && found) setArt({ ...found, width: startWidthOf(found) / 2 });
      },
      // Offline, the advice omits the sticker.
      () => {},
    );
    return () => {
      isWanted = false;
    };
  }, [emoji]);
  const rest = layer.text.replaceAll(emoji, "").replaceAll("\ufe0f", "").trim();
  return (
    <p role="status" className="rounded-sm bg-warning-soft px-3 py-2 text-sm text-warning">
      <span>{`${emoji} can't be printed as text. `}</span>
      {art ? (
        <button
          type="button"
          className="link min-h-11 font-semibold"
          onClick={() => {
            if (rest !== "") set("Type", { text: rest });
            insertLayer(designer, {
              type: "art",
              art: art.id,
              inks: [...art.inks],
              width: art.width,
            });
          }}
        >
          Use our art “{art.name.en}”
        </button>
      ) : (
        <span>Look for it under Art.</span>
      )}
    </p>
  );
}
