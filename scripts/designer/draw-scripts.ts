import { writeFile } from "node:fs/promises";
import { drawScripts, pictureWidth } from "./scripts-picture";

await writeFile("docs/images/scripts.png", await drawScripts(pictureWidth));
