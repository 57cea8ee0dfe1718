import { reviewsJsonLd } from "./review-json-ld";

const review = {
  stars: 4,
  title: "Lovely",
  body: "Soft </script><b>",
  author: "Asha V.",
  writtenAt: "2026-11-20T22:00:00Z",
};

it("structured data has the average and the reviews, with only the first name", () => {
  expect(reviewsJsonLd({ rating: { count: 23, average: 4.57 }, reviews: [review] })).toEqual({
    aggregateRating: {
      "@type": "AggregateRating",
      ...{ ratingValue: 4.57, reviewCount: 23, bestRating: 5, worstRating: 1 },
    },
    review: [
      {
        "@type": "Review",
        ...{ name: "Lovely", reviewBody: "Soft </script><b>", datePublished: "2026-11-20" },
        reviewRating: { "@type": "Rating", ratingValue: 4, bestRating: 5, worstRating: 1 },
        author: { "@type": "Person", name: "Asha V." },
      },
    ],
  });
});

it("structured data has no rating without reviews", () => {
  expect(reviewsJsonLd({ rating: null, reviews: [] })).toEqual({});
});
