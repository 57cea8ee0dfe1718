import { createHash, randomUUID } from "node:crypto";
import { canonicalJson } from "../../lib/canonical-json";
import { backend } from "./backend";
import { makeCustomer } from "./customer";
import { documentOf, squareOf } from "./design-actions";

async function call<T>(
  answer: PromiseLike<{ data: T; error: { message: string } | null }>,
): Promise<NonNullable<T>> {
  const { data, error } = await answer;
  if (error || data === null || data === undefined) throw new Error(error?.message ?? "no answer");
  return data;
}

/** A design of somebody new that waits to be looked at; its name is found by no other test. */
export async function makeSubmission({ mayPublish = false, message = "" } = {}) {
  const { id: userId } = await makeCustomer();
  const name = `Square ${randomUUID().slice(0, 8)}`;
  const document = documentOf([squareOf({ id: "square" })]);
  const versionId = await call(
    backend.rpc("freeze_design", {
      p_version: {
        ...{ user_id: userId, design_id: randomUUID(), name },
        document: JSON.parse(JSON.stringify(document)),
        sha256: createHash("sha256").update(canonicalJson(document)).digest("hex"),
        prints: [{ view: "front", width_mm: 100, height_mm: 60 }],
        issues: [],
      },
    }),
  );
  const agreed = { rights_version: "1", rights_accepted_at: new Date().toISOString() };
  await call(backend.from("design_versions").update(agreed).eq("id", versionId).select("id"));
  const id = await call(
    backend.rpc("save_submission", {
      ...{ p_user_id: userId, p_version_id: versionId, p_message: message, p_may_publish: mayPublish },
      // The generator knows no arguments that may be null.
      p_follows: null as unknown as string,
    }),
  );
  await call(backend.rpc("submit_submission", { p_user_id: userId, p_id: id }));
  return { id, name, versionId, path: `/admin/user-submissions/${id}` };
}
