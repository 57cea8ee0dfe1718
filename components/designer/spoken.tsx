"use client";

import { useDesigner } from "./designer-context";
import { useStore } from "./store";

/** What has just happened, for who listens to the page: a part of its own, for it changes with every line that clicks in. */
export function Spoken() {
  const { spoken } = useDesigner();
  return (
    <p role="status" className="sr-only" data-part="spoken">
      {useStore(spoken, (text) => text)}
    </p>
  );
}
