import type { CSSProperties, Dispatch, ReactNode, SetStateAction } from "react";
import { afterPointerRelease } from "@/components/ui/after-pointer-release";
import { isSparing } from "@/components/ui/intent-link";
import type { CardColor } from "@/lib/catalog/card-colors";
import { renditionUrl } from "@/lib/catalog/image-loader";
import type { CardView } from "./card-view";

/** A card with the picture of its other side and its colours as buttons, if it has any. */
export interface TurnedCard extends CardView {
  otherSide?: ReactNode;
  swatches?: ReactNode;
}

/** By the cards that they replace. */
export type TurnedCards = ReadonlyMap<CardView, TurnedCard>;

type SetTurned = Dispatch<SetStateAction<TurnedCards | undefined>>;

/** The cards that each list asked for last. */
const asked = new WeakMap<SetTurned, readonly CardView[]>();

/** What was tapped last in each list before its dots were buttons. */
const tapped = new WeakMap<SetTurned, { card: number; dot: number }>();

function findDot(target: EventTarget) {
  const dot = target instanceof Element ? target.closest("p.color-dots > i") : null;
  const dots: Element[] = [...(dot?.parentElement?.querySelectorAll("i") ?? [])];
  const item = dot?.closest("li");
  const items: Element[] = [...(item?.parentElement?.children ?? [])];
  return dot && item ? { card: items.indexOf(item), dot: dots.indexOf(dot) } : null;
}

/** Whether a mouse stays over the cards: on its way to a click, the next page comes first. */
function restsMouse(): Promise<boolean> {
  return new Promise((resolve) => {
    const onPress = () => resolve(false);
    addEventListener("pointerdown", onPress, { capture: true, once: true });
    setTimeout(() => {
      removeEventListener("pointerdown", onPress, { capture: true });
      resolve(true);
    }, 300);
  });
}

/** Once for each list. Without an answer the dots stay dots. `type` and `target` are those of the event that asks. */
export async function load(
  cards: readonly CardView[],
  setTurned: SetTurned,
  type: string,
  target: EventTarget,
): Promise<void> {
  const dot = type === "pointerup" ? findDot(target) : null;
  if (dot) tapped.set(setTurned, dot);
  const isAsked = () => asked.get(setTurned) === cards;
  // Again after the wait: others may have asked.
  if (isAsked() || (type === "pointerover" && !(await restsMouse())) || isAsked()) return;
  asked.set(setTurned, cards);
  try {
    const response = await fetch(`/api/card-colors?ids=${cards.map(({ id }) => id).join()}`);
    const colors: Record<number, CardColor[]> = response.ok ? await response.json() : {};
    const choose = (own: CardView, { slug, name, image }: CardColor) => {
      const next = turn(own, { ...own, color: slug, colorName: name, image });
      setTurned((turned) => new Map(turned).set(own, next));
    };
    const turn = (own: CardView, card: CardView): TurnedCard =>
      turnCard(card, colors[own.id] ?? [], (color) => choose(own, color));
    afterPointerRelease(() => {
      setTurned(new Map(cards.map((own) => [own, turn(own, own)])));
      const early = tapped.get(setTurned);
      const own = early && cards[early.card];
      const color = own && colors[own.id]?.[early.dot];
      if (color) choose(own, color);
    });
  } catch {
    asked.delete(setTurned);
  }
}

function turnCard(
  card: CardView,
  colors: readonly CardColor[],
  onChoose: (color: CardColor) => void,
): TurnedCard {
  // The name of a picture in the shop's own folder is the end of its address.
  const isShown = ({ slug, image }: CardColor) =>
    card.color ? slug === card.color : card.image !== null && image?.endsWith(card.image);
  const other = colors.find(isShown)?.turned;
  return {
    ...card,
    ...(other && !isSparing() && { otherSide: <OtherSide url={other} /> }),
    ...(colors.length > 1 && { swatches: <Swatches card={card} colors={colors} onChoose={onChoose} /> }),
  };
}

/** A background, because the browser requests it only when a rule shows it: on hover. */
function OtherSide({ url }: { url: string }) {
  const files = `image-set(url("${renditionUrl(url, 320)}") 1x, url("${renditionUrl(url, 640)}") 2x)`;
  return <span aria-hidden="true" className="card-turned" style={{ "--turned": files } as CSSProperties} />;
}

interface SwatchesProps {
  card: CardView;
  colors: readonly CardColor[];
  onChoose: (color: CardColor) => void;
}

/** As many buttons as the card has dots. */
function Swatches({ card, colors, onChoose }: SwatchesProps) {
  const first = colors.slice(0, card.dots.length);
  const more = colors.length - first.length;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset in the form of the filters would be one of its filters
    <div role="group" aria-label={`Colours of ${card.name}`} className="color-dots">
      {first.map((color) => (
        <button
          key={color.slug}
          type="button"
          title={color.name}
          aria-label={color.name}
          aria-pressed={color.slug === card.color}
          onClick={() => onChoose(color)}
        >
          <i style={{ background: color.hex }} />
        </button>
      ))}
      {more > 0 ? <small aria-hidden="true">{`+${more}`}</small> : null}
    </div>
  );
}
