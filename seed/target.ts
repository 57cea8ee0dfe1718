export type SeedTarget = { supabaseUrl: string; secretKey: string; databaseUrl: string };

const read = (name: string): string => {
  const value = process.env[name];
  if (!value) throw new Error(`${name} is not set; on your own machine start it with "npm run seed"`);
  return value;
};

export const readDatabaseUrl = (): string => read("DATABASE_URL");

/** What the shop signs its links with. */
export const readTokenSecret = (): string => read("ORDER_TOKEN_SECRET");

/** The time for which rows are made: that at which a sandbox's clock starts, else the real time. */
export const readNow = (): Date => new Date(process.env.SANDBOX_NOW || Date.now());

export const readTarget = (): SeedTarget => ({
  supabaseUrl: read("NEXT_PUBLIC_SUPABASE_URL"),
  secretKey: read("SUPABASE_SECRET_KEY"),
  databaseUrl: readDatabaseUrl(),
});
