// The touch, pointer and keyboard code of the editor: loaded once the tee is painted.
export { FitButton } from "./canvas/fit-button";
export { StageControls } from "./canvas/stage-controls";
export { StartChoices } from "./canvas/start-choices";
export { Shortcuts } from "./toolbar/shortcuts";
export { ToolPanel } from "./toolbar/tool-panel";
export { ToolStrip } from "./toolbar/tool-strip";
