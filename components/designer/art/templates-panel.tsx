import { useEffect, useRef, useState } from "react";
import type { DesignDocument } from "@/lib/designer/document";
import { printAreaOf } from "@/lib/designer/printing/print-areas";
import type { Template } from "@/lib/designer/templates/template";
import { listTemplates } from "@/lib/designer/templates/templates";
import { LayerMarkup } from "../canvas/scene-markup";
import { type Designer, useDesigner } from "../designer-context";
import { sideNames } from "../side-names";
import { useStore } from "../store";
import { SearchField } from "./search-field";
import { documentFrom, documentWith, sideForTemplate } from "./template-document";
import { toastWithUndo } from "./toast-with-undo";

function take(designer: Designer, template: Template): void {
  const { editing, shop, commit, announce } = designer;
  const { document, view } = editing.get();
  const colours = shop.blanks.find(({ cut }) => cut === document.cut)?.colours ?? [];
  const side = sideForTemplate(view);
  const hadArt = document.views[side].length > 0;
  commit(documentWith(template, document, side, colours), {
    label: `Template ${template.name.en}`,
    view: side,
    selectedId: null,
  });
  announce(`Template ${template.name.en}`);
  if (hadArt)
    toastWithUndo(
      designer,
      `${sideNames[side]}: ${template.name.en}`,
      "It replaced everything on this side. The other sides haven't changed.",
    );
}

const fold = (text: string) => text.normalize("NFC").toLowerCase();

/** Complete, fully editable designs to start from. */
export function TemplatesPanel() {
  const designer = useDesigner();
  const { editing, shop } = designer;
  const [words, setWords] = useState("");
  const cut = useStore(editing, ({ document }) => document.cut);
  const colours = shop.blanks.find((blank) => blank.cut === cut)?.colours ?? [];
  const shown = listTemplates().filter((template) =>
    fold(words)
      .split(/\s+/)
      .every((word) => fold([template.name.en, template.name.hi, ...template.tags].join(" ")).includes(word)),
  );
  return (
    <div className="grid grid-cols-1 gap-4">
      <SearchField
        label="Search templates in English or Hindi"
        placeholder="college, birthday, दिवाली"
        words={words}
        onChange={setWords}
      />
      {shown.length === 0 ? (
        <p className="text-muted-foreground text-sm">No templates found. Try a shorter word.</p>
      ) : null}
      <div className="grid grid-cols-2 items-start gap-3 max-md:grid-cols-3">
        {shown.map((template) => (
          <TemplateCard
            key={template.id}
            document={documentFrom(template, cut, colours)}
            name={template.name}
            onTake={() => take(designer, template)}
          />
        ))}
      </div>
    </div>
  );
}

interface TemplateCardProps {
  document: DesignDocument;
  name: { en: string; hi: string };
  onTake: () => void;
}

/** A template on its cloth. Its fonts load when it comes into view. */
function TemplateCard({ document, name, onTake }: TemplateCardProps) {
  const { parts, shop } = useDesigner();
  const resources = useStore(parts, (value) => value.resources);
  const card = useRef<HTMLButtonElement>(null);
  const [isSeen, setSeen] = useState(false);
  useEffect(() => {
    const node = card.current;
    if (!node) return;
    const observer = new IntersectionObserver(([entry]) => {
      if (entry?.isIntersecting) setSeen(true);
    });
    observer.observe(node);
    return () => observer.disconnect();
  }, []);
  const { widthMm, heightMm } = printAreaOf(document.cut, "front");
  const cloth = shop.colours.find(({ slug }) => slug === document.colour)?.hex;
  return (
    <button ref={card} type="button" onClick={onTake} className="group text-left text-sm">
      <span
        className="block aspect-3/4 rounded-sm border p-3 group-hover:border-foreground"
        style={{ background: cloth }}
      >
        {isSeen ? (
          <svg viewBox={`0 0 ${widthMm} ${heightMm}`} aria-hidden="true" className="size-full">
            {document.views.front.map((layer) => (
              <LayerMarkup key={layer.id} layer={layer} resources={resources} />
            ))}
          </svg>
        ) : null}
      </span>
      {name.en}
      <span className="block text-muted-foreground text-xs">{name.hi}</span>
    </button>
  );
}
