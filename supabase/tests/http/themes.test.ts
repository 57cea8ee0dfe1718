import { addCategoryAction } from "@/server/categories/admin-actions";
import { Visitor } from "../support/http/visitor";
import { makeMember } from "../support/people/accounts";

it("warns staff of a new theme whose words no product has", async () => {
  const staff = await new Visitor().signIn(await makeMember("editor"));
  const theme = { name: "Qqzzxx", slug: "qqzzxx", description: "", pictureUrl: "", pictureAlt: "" };
  const fields = { ...theme, isHidden: false, words: "qqzzxx" };
  expect(await staff.act(addCategoryAction, { fields, parentId: null })).toMatchObject({
    data: { kind: "saved", toast: { title: "Theme added, but it has 0 products" } },
  });
});
