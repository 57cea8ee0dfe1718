// The touch, pointer and keyboard code of the editor: loaded once the tee is painted.
export { EmptyHint } from "./canvas/empty-hint";
export { FitButton } from "./canvas/fit-button";
export { StageControls } from "./canvas/stage-controls";
export { Shortcuts } from "./toolbar/shortcuts";
export { ToolPanel } from "./toolbar/tool-panel";
export { ToolStrip } from "./toolbar/tool-strip";
