import { renderToStaticMarkup } from "react-dom/server";
import type { TextLayer } from "@/lib/designer/document";
import type { DesignIssue } from "@/lib/designer/printing/design-issue";
import { createDesigner } from "./create-designer";
import { DesignerContext } from "./designer-context";
import { IssuesPanel } from "./issues-panel";

const text: TextLayer = {
  ...{ id: "a", name: "Team", x: 50, y: 50, rot: 0, flipX: false, flipY: false, opacity: 1 },
  ...{ locked: false, hidden: false, type: "text", text: "தமிழ்", font: "anton", size: 20 },
  ...{ fill: "#b5301b", outline: null, align: "left", spacing: 0, leading: 1, arc: 0 },
};

function render(issues: readonly DesignIssue[] | null): string {
  const shop = { colours: [], blanks: [], prices: { bands: [], breaks: [] }, discountPercent: 0 };
  const designer = createDesigner({ shop, hasAiArt: false });
  const now = designer.editing.get();
  const views = { ...now.document.views, front: [text], back: [{ ...text, id: "b", name: "Year" }] };
  designer.editing.set({ ...now, document: { ...now.document, views } });
  designer.issues.set(issues);
  return renderToStaticMarkup(
    <DesignerContext value={designer}>
      <IssuesPanel />
    </DesignerContext>,
  );
}

it("the print check calls a design good only after it was checked", () => {
  expect(render(null)).toContain("Checking your design…");
  expect(render(null)).not.toContain("All good");
  expect(render([])).toContain("All good");
});

it("the print check names all texts of a font that lacks their letters in one card", () => {
  const words = { kind: "text", font: "Anton", letters: "த ம", instead: "Baloo Thambi 2" };
  const lacking = { code: "letters_missing", level: "block", numbers: { texts: 2 }, words } as const;
  const html = render([
    { ...lacking, view: "front", layerId: "a" },
    { ...lacking, view: "back", layerId: "b" },
  ]);
  expect(html.match(/<li/g)).toHaveLength(1);
  expect(html).toContain("Team, front; Year, back");
  expect(html).toContain("Choose Baloo Thambi 2 for these texts.");
});
