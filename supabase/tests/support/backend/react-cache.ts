import { createRequire } from "node:module";
import { workUnitAsyncStorage } from "next/dist/server/app-render/work-unit-async-storage.external";

type Call = (...args: unknown[]) => unknown;
type Answers = { byArgument: Map<unknown, Answers>; answer?: { value: unknown } };

const emptyAnswers = (): Answers => ({ byArgument: new Map() });
const answersOf = new WeakMap<object, Map<Call, Answers>>();

function answersFor(render: object, call: Call, args: unknown[]): Answers {
  const known = answersOf.get(render) ?? new Map<Call, Answers>();
  answersOf.set(render, known);
  let answers = known.get(call) ?? emptyAnswers();
  known.set(call, answers);
  for (const argument of args) {
    const next = answers.byArgument.get(argument) ?? emptyAnswers();
    answers.byArgument.set(argument, next);
    answers = next;
  }
  return answers;
}

/** React's cache() as in Next: one call for each rendered page. Outside React's server build it calls again each time. */
function cache(call: Call): Call {
  return (...args) => {
    const store = workUnitAsyncStorage.getStore();
    if (store?.type !== "request" || store.phase !== "render") return call(...args);
    const answers = answersFor(store, call, args);
    answers.answer ??= { value: call(...args) };
    return answers.answer.value;
  };
}

// Before the first module imports React, which copies its exports.
Object.assign(createRequire(import.meta.url)("react"), { cache });
