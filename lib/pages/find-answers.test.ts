import { findAnswers } from "./find-answers";

const texts = ["Is COD possible everywhere?", "A code is sent to your phone", "कपास क्या है?", "Decoded"];
const find = (typed: string) => [...findAnswers(texts, typed.split(" ").filter(Boolean))];

it("also finds a word with an English ending", () => {
  const answers = [
    "The refund policy has the steps.",
    "What you paid is refunded.",
    "Refunding takes days.",
    "Funds",
  ];
  expect([...findAnswers(answers, ["refund"])]).toEqual([0, 1, 2]);
});

it("ranks whole words before parts of words", () => {
  expect(find("cod")).toEqual([0]);
  expect(find("code")).toEqual([1]);
  expect(find("pho")).toEqual([1]);
  expect(find("ecod")).toEqual([3]);
  expect(find("कपास")).toEqual([2]);
  expect(find("c(od")).toEqual([]);
  expect(find("")).toEqual([0, 1, 2, 3]);
});
