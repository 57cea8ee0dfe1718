import { renderToStaticMarkup } from "react-dom/server";
import { type FormUploads, useFormUploads } from "./form-uploads";

function openForm(): FormUploads {
  const forms: FormUploads[] = [];
  function Form() {
    forms.push(useFormUploads());
    return null;
  }
  renderToStaticMarkup(<Form />);
  const [form] = forms;
  if (!form) throw new Error("The form was not rendered");
  return form;
}

it("a save waits for running uploads, including those started while it waits", async () => {
  const form = openForm();
  const first = Promise.withResolvers<boolean>();
  const second = Promise.withResolvers<boolean>();
  form.track(first.promise);
  let answer: boolean | null = null;
  const saving = form.haveArrived().then((hasAll) => {
    answer = hasAll;
  });
  form.track(second.promise);
  first.resolve(true);
  await first.promise;
  expect(answer).toBeNull();
  second.resolve(true);
  await saving;
  expect(answer).toBe(true);
});

it("a save stops when an awaited upload fails, and the next save continues without it", async () => {
  const form = openForm();
  form.track(Promise.resolve(false));
  form.track(Promise.resolve(true));
  expect(await form.haveArrived()).toBe(false);
  expect(await form.haveArrived()).toBe(true);
});
