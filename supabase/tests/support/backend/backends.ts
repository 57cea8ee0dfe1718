import { z } from "zod";

const backendsSchema = z.object({
  clusterUrl: z.string(),
  /** Of each Jest worker */
  gateways: z.array(z.string()),
});

type Backends = z.infer<typeof backendsSchema>;

const variableOf = (template: string) => `KAPAS_TEST_BACKENDS_${template.toUpperCase()}`;

/** For the workers of Jest, which take the environment of their parent. */
export function shareBackends(template: string, backends: Backends): void {
  process.env[variableOf(template)] = JSON.stringify(backends);
}

export function readBackends(template: string): Backends {
  return backendsSchema.parse(JSON.parse(process.env[variableOf(template)] ?? "null"));
}
