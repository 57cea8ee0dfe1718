import { irpSettingsOf } from "./irp-settings";

const all = {
  IRP_API_URL: "https://gsp.example/",
  IRP_CLIENT_ID: "client",
  IRP_CLIENT_SECRET: "client-secret",
  IRP_USERNAME: "user",
  IRP_PASSWORD: "password",
  IRP_PUBLIC_KEY: "key",
};

it("e-invoicing is on with all its variables, at the address without its last slash", () => {
  expect(irpSettingsOf(all)).toMatchObject({ isOn: true, settings: { apiUrl: "https://gsp.example" } });
});

it.each(Object.keys(all))("e-invoicing is off without %s, and Health names it", (name) => {
  expect(irpSettingsOf({ ...all, [name]: "" })).toEqual({ isOn: false, why: `${name} is not set` });
});
