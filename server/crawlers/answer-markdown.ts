import "server-only";

/** A text in Markdown; null: there is no such page. */
export function answerMarkdown(text: string | null): Response {
  if (text === null) return new Response("# Not found\n", { status: 404, headers: { "content-type": type } });
  return new Response(text, { headers: { "content-type": type } });
}

const type = "text/markdown; charset=utf-8";
