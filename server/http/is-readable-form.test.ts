import { isReadableForm } from "./is-readable-form";

const post = (body: BodyInit, type?: string) =>
  new Request("http://shop.test/auth", {
    method: "POST",
    body,
    ...(type !== undefined && { headers: { "content-type": type } }),
  });

test("a form of a browser is readable, and stays so for who comes next", async () => {
  const form = new FormData();
  form.set("email", "leela@kapas.test");
  const request = post(form);
  expect(await isReadableForm(request)).toBe(true);
  expect((await request.formData()).get("email")).toBe("leela@kapas.test");
});

test("what is no form is not judged", async () => {
  expect(await isReadableForm(post("[]", "text/plain;charset=UTF-8"))).toBe(true);
});

test.each([
  ["no boundary", "x", "multipart/form-data"],
  ["another boundary", "--y\r\nfoo", "multipart/form-data; boundary=x"],
  [
    "an end that is missing",
    '--x\r\nContent-Disposition: form-data; name="email"\r\n\r\n',
    "multipart/form-data; boundary=x",
  ],
  ["capitals", "x", "Multipart/Form-Data; boundary=x"],
])("a form with %s is not readable", async (_, body, type) => {
  expect(await isReadableForm(post(body, type))).toBe(false);
});
