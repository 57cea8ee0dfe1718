import { jobNames } from "@/lib/health/job-names";
import { isSandbox } from "@/server/env";
import { requestedJobs } from "./requested-jobs";

vi.mock("@/server/env");

const url = "https://shop.test/api/jobs/run";

describe("requested jobs", () => {
  beforeEach(() => vi.mocked(isSandbox).mockReturnValue(true));

  it("are all jobs without a parameter", () => expect(requestedJobs(url)).toEqual(jobNames));

  it("are the named jobs in the sandbox", () => {
    expect(requestedJobs(`${url}?only=messages,money`)).toEqual(["messages", "money"]);
  });

  it("are all jobs in production, whatever the parameter names", () => {
    vi.mocked(isSandbox).mockReturnValue(false);
    expect(requestedJobs(`${url}?only=messages`)).toEqual(jobNames);
    expect(requestedJobs(`${url}?only=nothing`)).toEqual(jobNames);
  });

  it.each(["nothing", "messages,nothing", "", "constructor"])(
    "refuses the unknown name in only=%s",
    (only) => {
      expect(() => requestedJobs(`${url}?only=${only}`)).toThrow(
        /The shop has no job ".*"\. The jobs are money, messages/,
      );
    },
  );
});
