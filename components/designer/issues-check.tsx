import { useEffect } from "react";
import type { DesignDocument } from "@/lib/designer/document";
import { listUploadIds } from "@/lib/designer/list-upload-ids";
import { findIssues } from "@/lib/designer/printing/preflight";
import { useDesigner } from "./designer-context";
import { isDrawable } from "./scene-parts";
import { useStore } from "./store";
import { loadUploads, pictureSize, useUploads } from "./uploads/uploads-store";

/** Milliseconds after the last change; no check runs during a drag. */
const waitMs = 400;

/** Checks the design with the server's rules, and announces when a picture's resolution has just become too low. */
export function IssuesCheck() {
  const { editing, parts, shop, issues, announce } = useDesigner();
  const document = useStore(editing, (value) => value.document);
  const resources = useStore(parts, (value) => value.resources);
  const { list } = useUploads();
  useEffect(() => {
    if (listUploadIds(document).length > 0) loadUploads();
    if (!isDrawable(document, resources)) return;
    const timer = setTimeout(() => {
      const cloth = shop.colours.find(({ slug }) => slug === document.colour)?.hex ?? null;
      const found = findIssues(withKnownPictures(document, list !== null), resources, { pictureSize, cloth });
      const before = issues.get() ?? [];
      issues.set(found);
      const coarse = found.find(({ code }) => code === "low_resolution");
      const wasKnown = before.some(
        ({ code, layerId }) => code === "low_resolution" && layerId === coarse?.layerId,
      );
      if (coarse && !wasKnown) announce("Below 150 dpi");
    }, waitMs);
    return () => clearTimeout(timer);
  }, [document, resources, shop, issues, announce, list]);
  return null;
}

/** Before the uploads are loaded, their resolution is unknown. */
function withKnownPictures(document: DesignDocument, isKnown: boolean): DesignDocument {
  if (isKnown) return document;
  const { front, back, left, right } = document.views;
  const known = (layers: typeof front) => layers.filter(({ type }) => type !== "image");
  return {
    ...document,
    views: { front: known(front), back: known(back), left: known(left), right: known(right) },
  };
}
