import { useWhenSeen } from "@/components/ui/use-when-seen";
import type { DayBarsProps } from "./day-bars";

// The chart's library is as large as the rest of the page, so it loads when the chart is in view.
const loadBars = async () => (await import("./day-bars")).DayBars;

/** One figure by day as bars, for sighted people: the page has it as text or a table too. */
export function BarsWhenSeen(props: DayBarsProps) {
  const { box, Seen } = useWhenSeen(loadBars);
  return (
    <div ref={box} hidden={props.days.length < 2} aria-hidden="true" className="mt-6 h-56 overflow-hidden">
      {Seen ? <Seen {...props} /> : null}
    </div>
  );
}
