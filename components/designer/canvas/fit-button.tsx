import { useDesigner } from "../designer-context";
import { Glyph } from "../glyph";
import { useStore } from "../store";

/** On a phone, where pinching zooms: shows the whole tee again. A desktop has it beside its zoom buttons. */
export function FitButton() {
  const { camera, announce } = useDesigner();
  const isNear = useStore(camera, ({ zoom }) => zoom > 1);
  if (!isNear) return null;
  return (
    <button
      type="button"
      onClick={() => {
        camera.set({ zoom: 1, centre: null });
        announce("Showing the whole tee");
      }}
      className="pointer-events-auto flex min-h-11 items-center gap-1.5 justify-self-end rounded-full border bg-card px-3 font-medium shadow-float md:hidden"
    >
      <Glyph name="fit" /> Fit
    </button>
  );
}
