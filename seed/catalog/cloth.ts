/** Specifications as the mill writes them; a garment in heather adds its own blend. */
export const FABRIC = {
  jersey160: "160 GSM single jersey, 100 % combed cotton, 30s ring-spun yarn, bio-washed",
  jersey180: "180 GSM single jersey, 100 % combed cotton, 26s ring-spun yarn, bio-washed and pre-shrunk",
  jersey180Melange:
    "180 GSM single jersey, 100 % combed cotton; heather grey is 90 % cotton, 10 % polyester. Bio-washed",
  soft170: "170 GSM single jersey, combed cotton with 5 % elastane for recovery",
  slub: "165 GSM slub jersey, 100 % cotton with a slightly uneven yarn, enzyme-washed",
  kids160: "160 GSM single jersey, 100 % combed cotton, bio-washed, azo-free dyes",
  kids170Melange: "170 GSM single jersey, 100 % combed cotton; heather grey is 90 % cotton, 10 % polyester",
  heavy240: "240 GSM compact single jersey, 100 % combed cotton, 20s yarn, pre-shrunk",
  terry240: "240 GSM loopback terry, 100 % cotton, unbrushed inside",
  suvin: "220 GSM interlock, 100 % extra-long-staple Suvin cotton from Tamil Nadu",
  organic220: "220 GSM single jersey, 100 % organic cotton, garment-dyed",
  canvas: "340 GSM cotton canvas, 10 oz, unbleached or dyed in the yarn",
  twill: "260 GSM brushed cotton twill, cotton sweatband",
  cambric: "85 GSM cotton cambric, rolled hem",
} as const;

export const FIT = {
  regular: "Regular fit. Straight body, set-in sleeves, 1x1 rib collar. Take your usual size",
  regularRoomy: "Regular fit with a little room at the chest; ends at the hip",
  oversized: "Oversized fit with drop shoulders and elbow-length sleeves. Size down for a regular look",
  boxy: "Boxy fit: wide, not long. Sleeves end just above the elbow",
  women: "Shaped fit, shorter body, sleeves at mid-arm. Take your usual size",
  womenEasy: "Easy fit through the waist, slightly scooped neck",
  relaxed: "Relaxed fit, dropped shoulder. Take your usual size for ease, one down to tuck in",
  kids: "Straight fit with a wide neck opening; between two ages, take the larger",
  kidsEasy: "Easy fit with room for a growth spurt",
  tote: "38 x 42 cm, handles 65 cm, sits on the shoulder over a jacket",
  cap: "Six panels, curved peak, metal slider; fits 55 to 61 cm",
  bandana: "55 x 55 cm square",
} as const;
