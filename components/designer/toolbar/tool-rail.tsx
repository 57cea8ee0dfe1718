import { cn } from "@/components/ui/cn";
import { type Tool, tools, useDesigner } from "../designer-context";
import { Glyph } from "../glyph";
import { useStore } from "../store";

export const toolNames: Record<Tool, string> = {
  product: "Product",
  text: "Text",
  uploads: "Uploads",
  art: "Art",
  templates: "Templates",
  patterns: "Patterns",
  ai: "AI",
  layers: "Layers",
};

/** The buttons that open panels; at the left on a desktop, at the bottom on a phone. */
export function ToolRail() {
  const { panel, hasAiArt } = useDesigner();
  const open = useStore(panel, (value) => value);
  const shown = hasAiArt ? tools : tools.filter((tool) => tool !== "ai");
  return (
    <nav
      aria-label="Tools"
      data-bottom-bar
      className={cn(
        "overflow-x-auto border-t bg-background max-md:order-last max-md:flex-wrap md:flex md:flex-col md:overflow-y-auto md:border-t-0 md:border-r",
        // On a phone the open sheet takes its place.
        open === null ? "flex" : "max-md:hidden",
      )}
    >
      {shown.map((tool) => (
        <button
          key={tool}
          type="button"
          data-opens={tool}
          aria-pressed={open === tool}
          onClick={() => panel.set(open === tool ? null : tool)}
          className={cn(
            // All eight fit a screen of 320 px: each is as wide as its label.
            "grid min-h-14 min-w-8 flex-auto place-items-center content-center gap-0.5 text-[0.625rem] leading-tight outline-current! -outline-offset-4! transition-colors min-[24rem]:min-w-10 min-[24rem]:px-0.5 min-[24rem]:text-[0.6875rem] md:min-h-17 md:w-19 md:flex-none md:px-1 md:text-xs",
            open === tool ? "bg-foreground text-background" : "hover:bg-accent",
            tool === "layers" && "lg:hidden",
          )}
        >
          <Glyph name={tool} />
          {toolNames[tool]}
        </button>
      ))}
    </nav>
  );
}
