import type { App } from "@supabase/lite";
import type { NewInboxMessage } from "../inbox";
import { sandboxKeys } from "../keys";
import { readAuthSettings } from "./auth-settings";
import { captureMail } from "./captured-mails";
import { textOfSqlError } from "./error-status";
import { mailTemplates, textOfHtml } from "./mail-templates";
import { passOwnFilters } from "./own-filters";
import { withRequestedRedirect } from "./requested-redirect";
import { joinSettings } from "./session-settings";
import { FileStorage } from "./storage-adapter";

// Read at import, so they are set before the import below.
process.env.EXPERIMENTAL_STORAGE = "1";
process.env.LITE_TELEMETRY = "0";
process.env.DO_NOT_TRACK = "1";
// The cheapest hash: the sandbox has no real passwords, and a default one takes a tenth of a second.
process.env.LITE_AUTH_BCRYPT_COST = "4";

export type LiteOptions = {
  databaseUrl: string;
  storageDir: string;
  siteUrl: string;
  gatewayUrl: string;
  deliver: (message: NewInboxMessage) => void;
  /** A database with the same schema as all others of this process, see shareSchema(). */
  isPrepared: boolean;
  /** A copy of a template, which has the shop's grants: the stand-in's own would replace them. */
  hasGrants: boolean;
};

export type Lite = { app: App; close: () => Promise<void> };

const iso = (text: string) => text.replace(" ", "T").replace(/([+-]\d\d)$/, "$1:00");
const asText = (value: unknown) => String(value);

// Objects arrive as JSON text. Serialised again, they would reach Postgres as one long string.
const asJson = (value: unknown) =>
  typeof value === "string" && /^[{[]/.test(value) ? value : JSON.stringify(value);
const asParsed = (text: string): unknown => JSON.parse(text);

// In PostgREST's format: numeric as a JSON number, times as ISO 8601. Filter values arrive as text.
const types = {
  bool: { to: 16, from: [16], serialize: asText, parse: (text: string) => text === "t" },
  json: { to: 114, from: [114], serialize: asJson, parse: asParsed },
  jsonb: { to: 3802, from: [3802], serialize: asJson, parse: asParsed },
  numeric: { to: 1700, from: [1700], serialize: asText, parse: (text: string) => Number(text) },
  timestamp: { to: 1114, from: [1114], serialize: asText, parse: (text: string) => text.replace(" ", "T") },
  timestamptz: { to: 1184, from: [1184], serialize: asText, parse: iso },
};

type Connection = ReturnType<typeof import("@supabase/lite/postgres")["createPostgresConnection"]>;

type Schema = Awaited<ReturnType<Connection["introspect"]>>;

const isPublic = ({ schema: name }: { schema?: string }) => name === "public";

/** What requests can reach. The stand-in goes through all columns, functions and texts of views at each request. */
function narrow(all: Schema): Schema {
  const views = all.views.filter(isPublic);
  return {
    ...all,
    columns: all.columns.filter(isPublic),
    functions: all.functions?.filter(isPublic),
    // Columns take the first entry, and search its text for types that only SQLite lacks; relations read all entries.
    views: [...views.map((view) => ({ ...view, sql: "" })), ...views],
  };
}

function narrowSchema(connection: Connection): void {
  const introspect = connection.introspect.bind(connection);
  const narrowed = new WeakMap<Schema, Schema>();
  connection.introspect = async (options) => {
    const all = await introspect(options);
    const known = narrowed.get(all) ?? narrow(all);
    narrowed.set(all, known);
    return known;
  };
}

let schema: ReturnType<Connection["introspect"]> | null = null;

/** Databases of one template have the same schema, and reading it takes seconds: it is read once, until one changes it. */
function shareSchema(connection: Connection): void {
  const introspect = connection.introspect.bind(connection);
  const clearSchemaCache = connection.clearSchemaCache.bind(connection);
  connection.introspect = (options) => {
    schema ??= introspect(options);
    return schema;
  };
  connection.clearSchemaCache = () => {
    connection.introspect = introspect;
    return clearSchemaCache();
  };
}

export async function createLite(options: LiteOptions): Promise<Lite> {
  const { App } = await import("@supabase/lite");
  const { createPostgresConnection } = await import("@supabase/lite/postgres");
  const { default: postgres } = await import("postgres");
  Object.defineProperty(postgres.PostgresError.prototype, "toString", { value: textOfSqlError });

  const connection = createPostgresConnection({
    url: options.databaseUrl,
    postgresOptions: { max: 8, idle_timeout: 120, onnotice: () => undefined, types },
  });
  narrowSchema(connection);
  joinSettings(connection);
  if (options.isPrepared) shareSchema(connection);
  // Otherwise the first request grants everything to every role.
  if (options.hasGrants) Reflect.set(connection, "rlsState", "active");
  passOwnFilters(connection);
  const settings = readAuthSettings();
  const app = new App({
    connection,
    api: { enabled: true, schemas: ["public"], max_rows: 1000, external_url: options.gatewayUrl },
    auth: {
      enabled: true,
      publishable_key: sandboxKeys.publishable,
      secret_key: sandboxKeys.secret,
      jwt_secret: sandboxKeys.jwtSecret,
      site_url: options.siteUrl,
      additional_redirect_urls: [`${options.siteUrl}/**`, `${options.gatewayUrl}/**`],
      minimum_password_length: settings.minPasswordLength,
      jwt_expiry: settings.jwtSeconds,
      sessions: {
        inactivity_timeout: `${settings.idleSeconds}s`,
        timebox: `${settings.sessionSeconds}s`,
        single_per_user: false,
      },
      email: {
        otp_length: settings.mailCodeLength,
        otp_expiry: settings.mailCodeSeconds,
        enable_signup: true,
        enable_confirmations: true,
        max_frequency: "1s",
        template: mailTemplates,
      },
    },
    storage: { enabled: true, file_size_limit: "50MiB" },
    studio: { enabled: false },
    options: {
      server: { admin: false },
      drivers: {
        email: {
          // The links of a hosted project point at its API, not at the site.
          async send({ to, subject, html = "" }) {
            if (captureMail({ to, subject, html })) return;
            const relink = (body: string) =>
              withRequestedRedirect(
                body.replaceAll(`${options.siteUrl}/auth/v1/verify`, `${options.gatewayUrl}/auth/v1/verify`),
              );
            const body = relink(html);
            options.deliver({ channel: "email", to, subject, text: textOfHtml(body), html: body });
          },
        },
      },
    },
  });
  app._storageAdapter = new FileStorage(options.storageDir);
  await app.ensureSystemSchema();
  return { app, close: () => connection.close() };
}
