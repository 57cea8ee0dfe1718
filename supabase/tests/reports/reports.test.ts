import { openSeededShop } from "./seeded-shop";
import "./every-report";
import "./figures";
import "./gstr1-files";

afterAll(async () => (await openSeededShop()).close());
