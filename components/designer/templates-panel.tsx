"use client";

import { useState } from "react";
import type { Template } from "@/lib/designer/templates/template";
import { listTemplates } from "@/lib/designer/templates/templates";
import { type Designer, useDesigner } from "./designer-context";
import { SearchField } from "./search-field";
import { sideNames } from "./side-names";
import { useStore } from "./store";
import { TemplateCard } from "./template-card";
import { documentFrom, documentWith, sideForTemplate } from "./template-document";
import { toastWithUndo } from "./toast-with-undo";

function take(designer: Designer, template: Template): void {
  const { editing, shop, commit, say } = designer;
  const { document, view } = editing.get();
  const colours = shop.blanks.find(({ cut }) => cut === document.cut)?.colours ?? [];
  const side = sideForTemplate(view);
  const hadArt = document.views[side].length > 0;
  commit(documentWith(template, document, side, colours), {
    label: `Template ${template.name.en}`,
    view: side,
    selectedId: null,
  });
  say(`Template ${template.name.en}`);
  if (hadArt)
    toastWithUndo(
      designer,
      `${sideNames[side]}: ${template.name.en}`,
      "It replaced what was on this side. Your other sides are as they were.",
    );
}

const fold = (text: string) => text.normalize("NFC").toLowerCase();

/** Complete designs to begin with: everything in them can be changed. */
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
        label="Look for a template, in English or Hindi"
        placeholder="college, birthday, दिवाली"
        words={words}
        onChange={setWords}
      />
      {shown.length === 0 ? (
        <p className="text-muted-foreground text-sm">No template for these words. Try a shorter word.</p>
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
