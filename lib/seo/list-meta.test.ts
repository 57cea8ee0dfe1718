import { emptyListParams } from "@/lib/catalog/list-params";
import { listMeta } from "./list-meta";

const shop = { rules: {}, shopName: "Kapas", tagline: "Good cotton" };
const mens = { id: 1, name: "Men", slug: "mens", description: "Tees cut for men.", parentId: null };

describe("the search engine metadata of a list", () => {
  it("gives every static page its own title and URL", () => {
    expect(listMeta({ ...emptyListParams, category: "mens", page: 2 }, [mens], shop)).toMatchObject({
      title: { absolute: "Men, page 2 · Kapas" },
      alternates: { canonical: "/products?category=mens&page=2" },
    });
    expect(listMeta(emptyListParams, [mens], shop)).not.toHaveProperty("robots");
  });

  it("excludes searches and filtered lists, with the whole list as canonical", () => {
    const params = { ...emptyListParams, category: "mens", colors: ["black"], page: 2 };
    expect(listMeta(params, [mens], shop)).toMatchObject({
      alternates: { canonical: "/products?category=mens" },
      robots: { index: false },
    });
  });
});
