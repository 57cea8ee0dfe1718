import { answerSuggestions } from "@/server/catalog/suggest-products";

export function GET(request: Request): Promise<Response> {
  return answerSuggestions(new URL(request.url).searchParams.get("q") ?? "");
}
