import { randomUUID } from "node:crypto";
import sharp from "sharp";
import { uploadNotice } from "@/lib/privacy/collection-notices";
import { freezeDesignAction } from "@/server/designs/actions";
import { type Db, makeProduct, type Product } from "../shop";
import { siteUrl, type Visitor } from "./visitor";

/** A PNG of one colour, as a body to send. */
export async function plainPicture(background = "#c33", side = 1200): Promise<Uint8Array<ArrayBuffer>> {
  const picture = sharp({ create: { width: side, height: side, channels: 3, background } });
  return new Uint8Array(await picture.png().toBuffer());
}

/** Sends a file as the shop's own scripts do. */
export const sendFile = (
  visitor: Visitor,
  path: string,
  body: Uint8Array<ArrayBuffer>,
  headers: Record<string, string> = {},
): Promise<Response> =>
  visitor.send(path, {
    method: "POST",
    headers: { origin: siteUrl, "content-type": "application/octet-stream", ...headers },
    body,
  });

/** With the version of the privacy notice that the editor shows. */
export const uploadPath = `/api/designs/assets?notice=${uploadNotice.version}`;

/** Uploads a picture for a design. Returns its id. */
export async function upload(visitor: Visitor, background?: string): Promise<string> {
  const answer = await sendFile(visitor, uploadPath, await plainPicture(background));
  expect(answer.status).toBe(200);
  return (await answer.json()).id;
}

const placed = {
  name: "",
  x: 152,
  y: 150,
  rot: 0,
  flipX: false,
  flipY: false,
  opacity: 1,
  locked: false,
  hidden: false,
};

export const imageOf = (asset: string, more = {}) => ({
  ...placed,
  id: randomUUID().slice(0, 8),
  type: "image",
  asset,
  crop: { x: 0, y: 0, width: 1, height: 1 },
  width: 100,
  height: 100,
  ...more,
});

export const squareOf = (more = {}) => ({
  ...placed,
  id: randomUUID().slice(0, 8),
  type: "shape",
  shape: "rectangle",
  width: 100,
  height: 60,
  fill: "#c33333",
  outline: null,
  radius: 0,
  ...more,
});

export const documentOf = (front: unknown[], more = {}) => ({
  v: 1,
  cut: "regular",
  colour: "black",
  views: { front, back: [], left: [], right: [] },
  ...more,
});

export const freeze = (visitor: Visitor, document: unknown, designId: string = randomUUID()) =>
  visitor.act(freezeDesignAction, { designId, name: "Mine", document });

/** Freezes a design that can be printed. Returns its version. */
export async function freezeVersion(visitor: Visitor, document: unknown, designId?: string): Promise<string> {
  const answer = await freeze(visitor, document, designId);
  if (!answer.ok) throw new Error(answer.message);
  return answer.data.versionId;
}

export const statusOf = async (visitor: Visitor, path: string): Promise<number> =>
  (await visitor.get(path)).status;

/** The blank T-shirt of designs. Run it as "postgres". */
export async function makeBlankTee(db: Db, stock = 5): Promise<Product> {
  const product = await makeProduct(db, { stocks: [stock] });
  await db.query("update public.products set cut = 'regular', is_blank = true where id = $1", [product.id]);
  return product;
}
