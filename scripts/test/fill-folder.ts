import { fillCluster } from "./cluster";
import { templateSchema } from "./templates";

// Puts a database with a template into an empty folder, for tests, because Jest can't load PostgreSQL's package.
const [name, dir = ""] = process.argv.slice(2);
await fillCluster(templateSchema.parse(name), dir, (line) => process.stderr.write(`${line}\n`));
