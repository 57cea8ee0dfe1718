// The touch, pointer and keyboard code of the editor: loaded once the tee is painted.
export { EmptyHint } from "./empty-hint";
export { FitButton } from "./fit-button";
export { Shortcuts } from "./shortcuts";
export { StageHands } from "./stage-hands";
export { ToolPanel } from "./tool-panel";
export { ToolStrip } from "./tool-strip";
