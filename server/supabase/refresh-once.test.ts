import { refreshOnce } from "./refresh-once";

const url = "http://backend.test/auth/v1/token?grant_type=refresh_token";
const bodyOf = (token: string) => ({ method: "POST", body: JSON.stringify({ refresh_token: token }) });

function countingFetch(status = 200) {
  let count = 0;
  const send = async () => {
    count += 1;
    const answer = count;
    await new Promise((resolve) => setTimeout(resolve, 5));
    return Response.json({ answer }, { status });
  };
  return { send, calls: () => count };
}

describe("refreshOnce", () => {
  it("sends one request for a token that several callers need at once, and gives each the whole response", async () => {
    const { send, calls } = countingFetch();
    const fetch = refreshOnce(send);
    const answers = await Promise.all(Array.from({ length: 5 }, () => fetch(url, bodyOf("one"))));
    expect(calls()).toBe(1);
    for (const answer of answers) expect(await answer.json()).toEqual({ answer: 1 });
  });

  it("keeps people's tokens apart", async () => {
    const { send, calls } = countingFetch();
    const fetch = refreshOnce(send);
    await Promise.all([fetch(url, bodyOf("hers")), fetch(url, bodyOf("another"))]);
    expect(calls()).toBe(2);
  });

  it("sends a new request after a refusal, and never shares anything else", async () => {
    const { send, calls } = countingFetch(500);
    const fetch = refreshOnce(send);
    await fetch(url, bodyOf("refused"));
    await fetch(url, bodyOf("refused"));
    await fetch("http://backend.test/auth/v1/token?grant_type=password", bodyOf("refused"));
    await fetch("http://backend.test/auth/v1/token?grant_type=password", bodyOf("refused"));
    expect(calls()).toBe(4);
  });
});
