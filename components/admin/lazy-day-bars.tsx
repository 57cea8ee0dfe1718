import { useLazyComponent } from "@/components/ui/use-lazy-component";
import type { DayBarsProps } from "./day-bars";

// The chart's library is as large as the rest of the page, so it loads when the chart is in view.
const loadBars = async () => (await import("./day-bars")).DayBars;

/** One figure by day as bars, for sighted people: the page has it as text or a table too. */
export function LazyDayBars(props: DayBarsProps) {
  const { box, Seen } = useLazyComponent(loadBars);
  return (
    <div ref={box} hidden={props.days.length < 2} aria-hidden="true" className="mt-6 h-56 overflow-hidden">
      {Seen ? <Seen {...props} /> : null}
    </div>
  );
}
