import { randomUUID } from "node:crypto";
import type { BrowserContext } from "@playwright/test";
import { uploadNotice } from "../../lib/privacy/collection-notices";
import type { Json } from "../../server/supabase/database.types";
import { backend, rowsOf } from "./backend";
import { shopUrl } from "./env";
import type { PictureFile } from "./picture-files";

/** A design with one rectangle in an account; its name and id. */
export async function saveDesign(userId: string, name: string): Promise<string> {
  const id = randomUUID();
  const square = {
    ...{ id: "square", name: "", x: 152, y: 150, rot: 0, flipX: false, flipY: false, opacity: 1 },
    ...{ locked: false, hidden: false, type: "shape", shape: "rectangle", width: 100, height: 60 },
    ...{ fill: "#f4efe4", outline: null, radius: 0 },
  };
  const views = { front: [square], back: [], left: [], right: [] };
  const { error } = await backend.rpc("save_design", {
    p_user_id: userId,
    p_id: id,
    p_name: name,
    p_rev: 0,
    p_document: { v: 1, cut: "regular", colour: "black", views } satisfies Json,
  });
  if (error) throw new Error(error.message);
  return id;
}

/** The contents of an account, by name. */
export async function designsOf(userId: string) {
  const columns = "id, name, rev, document";
  return rowsOf(await backend.from("designs").select(columns).eq("user_id", userId).order("name"));
}

/** Uploads as the editor's form does; returns the id of the upload, which the browser chooses. */
export async function uploadFrom({ request }: BrowserContext, file: PictureFile): Promise<string> {
  const answer = await request.post(`/api/designs/assets?notice=${uploadNotice.version}`, {
    data: file.buffer,
    headers: { origin: shopUrl, "content-type": file.mimeType },
  });
  if (!answer.ok()) throw new Error(`the upload answered ${answer.status()}`);
  return (await answer.json()).id;
}
