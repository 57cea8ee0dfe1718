import "server-only";
import { brandFromSettings } from "@/lib/brand";
import { categoryTitle } from "@/lib/catalog/list-title";
import type { Category } from "@/lib/catalog/product";
import { formatPaise } from "@/lib/money";
import { paths } from "@/lib/paths";
import { discountPrice } from "@/lib/pricing/discount";
import { publicEnv } from "@/lib/public-env";
import {
  isRuleKey,
  kindOfRule,
  parseRule,
  type RuleKey,
  type RuleKindName,
  ruleKindNames,
  ruleKinds,
  rulesFromSettings,
  settingOfRule,
} from "@/lib/seo/rules";
import { listNewestPosts } from "@/server/blog/queries";
import { getGlobalDiscount, listCategories, listProductsToPrerender } from "@/server/catalog/queries";
import { listSiteSettings, readSiteSettings } from "@/server/settings/repository";

/** A page that the rule is for, to preview it with. */
async function findExample(key: RuleKey, category: Category | undefined, title: string) {
  const kind = kindOfRule(key);
  if (kind === "product") {
    const [[product], percentOff] = await Promise.all([listProductsToPrerender(1), getGlobalDiscount()]);
    const price = product ? formatPaise(discountPrice(product.listPaise, percentOff).unitPaise) : "₹539";
    const facts = {
      name: product?.name ?? "Cutting Chai Tee",
      price,
      category: category?.name ?? "",
      description: "The product's description.",
    };
    return { facts, path: paths.product(product?.slug ?? "") };
  }
  if (kind === "post") {
    const [post] = await listNewestPosts(1);
    const facts = {
      name: post?.title ?? "A post",
      description: post?.summary ?? "",
      author: post?.author ?? "",
    };
    return { facts, path: paths.blogPost(post?.slug ?? "") };
  }
  if (kind === "category")
    return { facts: { name: title, description: category?.description ?? "" }, path: paths.products };
  return simpleExamples[kind];
}

const simpleExamples: Record<
  Exclude<RuleKindName, "product" | "post" | "category">,
  { facts: Record<string, string>; path: string }
> = {
  tag: { facts: { name: "Print care" }, path: paths.blogPage(1, "print-care") },
  home: { facts: {}, path: paths.home },
  products: { facts: { name: "All products" }, path: paths.products },
  premium: { facts: { name: "Premium tees" }, path: paths.premium },
  blog: { facts: { name: "Blog" }, path: paths.blog },
};

/** All rules by name, and the requested one with the data for its form. */
export async function getRuleForm(asked: string | string[] | undefined) {
  const [settings, categories] = await Promise.all([listSiteSettings(), listCategories()]);
  const rules = rulesFromSettings(settings);
  const { shopName, tagline } = brandFromSettings(settings);
  const nameOf = (category: Category) =>
    categoryTitle(
      category,
      categories.find(({ id }) => id === category.parentId),
    );
  const listed: { key: RuleKey; label: string }[] = [
    ...ruleKindNames.map((key) => ({ key, label: ruleKinds[key].label })),
    ...categories.map((category) => ({ key: `category_${category.id}` as const, label: nameOf(category) })),
  ];
  const requested = typeof asked === "string" && isRuleKey(asked) ? asked : "product";
  const { key, label } = listed.find((one) => one.key === requested) ?? {
    key: "product" as const,
    label: "Products",
  };
  const setting = settingOfRule(key);
  const category = categories.find(({ id }) => key === `category_${id}`) ?? categories[0];
  const [{ values, version }, example] = await Promise.all([
    readSiteSettings([setting]),
    findExample(key, category, category ? nameOf(category) : "Men"),
  ]);
  const kind = kindOfRule(key);
  const ofKind = rules[kind];
  const { defaultRule } = ruleKinds[kind];
  return {
    rules: listed.map((one) => ({
      ...one,
      isOwn: Boolean(rules[one.key]?.title || rules[one.key]?.description),
    })),
    open: {
      ruleKey: key,
      label,
      saved: parseRule(values.get(setting) ?? ""),
      version,
      defaultRule: {
        title: (key === kind ? "" : ofKind?.title) || defaultRule.title,
        description: (key === kind ? "" : ofKind?.description) || defaultRule.description,
      },
      example,
      shop: { rules, shopName, tagline, host: new URL(publicEnv.siteUrl).host },
    },
  };
}
