export const brands = ["Nike", "adidas", "H&M"] as const;
export type Brand = (typeof brands)[number];

type Ranges = Readonly<Record<string, readonly [minCm: number, maxCm: number]>>;

/** About the chest in centimetres for which each brand makes a size of its tops. */
export const brandSizes: Record<Brand, { men: Ranges; women: Ranges }> = {
  Nike: {
    men: {
      XS: [80, 88],
      S: [88, 96],
      M: [96, 104],
      L: [104, 112],
      XL: [112, 124],
      "2XL": [124, 136],
    },
    women: {
      XS: [76, 83],
      S: [83, 90],
      M: [90, 97],
      L: [97, 104],
      XL: [104, 114],
      "2XL": [114, 124],
    },
  },
  adidas: {
    men: {
      XS: [81, 86],
      S: [87, 92],
      M: [93, 100],
      L: [101, 108],
      XL: [109, 118],
      "2XL": [119, 130],
    },
    women: {
      XS: [77, 82],
      S: [83, 88],
      M: [89, 94],
      L: [95, 101],
      XL: [102, 109],
      "2XL": [110, 118],
    },
  },
  "H&M": {
    men: {
      XS: [80, 88],
      S: [88, 96],
      M: [96, 104],
      L: [104, 112],
      XL: [112, 120],
      "2XL": [120, 128],
    },
    women: {
      XS: [76, 82],
      S: [82, 90],
      M: [90, 98],
      L: [98, 107],
      XL: [107, 119],
      "2XL": [119, 131],
    },
  },
};

export const brandSizeNames = ["XS", "S", "M", "L", "XL", "2XL"] as const;
