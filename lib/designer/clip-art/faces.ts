import { around, box, dot, drop, fill, join, line, move, oval, star, turn } from "../drawing-kit";
import { CREAM, INK, piece, RED, SKY, SUN } from "./art-piece";
import { heartShape } from "./shapes";

/** Faces of our own: a rice-grain eye, a marigold cheek, a chin that is a little wider than the brow. */
const HEAD = "M100 12C154 12 190 48 190 102C190 156 152 188 100 188C48 188 10 156 10 102C10 48 46 12 100 12Z";

const eye = (x: number, y: number, ink: string) => oval(x, y, 9, 13, ink);
const eyes = (ink: string, y = 84) => eye(66, y, ink) + eye(134, y, ink);
const cheeks = (ink: string) => oval(42, 116, 15, 10, ink) + oval(158, 116, 15, 10, ink);
const brows = (ink: string, tilt: number) =>
  line(`M50 ${62 - tilt}L80 ${62 + tilt}M120 ${62 + tilt}L150 ${62 - tilt}`, ink, 7);

const face = (
  draw: (ink: string, mouth: string, cheek: string, extra: string) => string,
  inks: readonly string[] = [SUN, INK, RED, "#f08a3c"],
) => piece(inks, ([skin, ink, mouth, cheek, extra]) => fill(HEAD, skin) + draw(ink, mouth, cheek, extra));

const GRIN = "M46 112C80 122 120 122 154 112C152 146 130 168 100 168C70 168 48 146 46 112Z";

export const faces = {
  "face-smile": face((ink, mouth, cheek) =>
    join(
      cheeks(cheek),
      eyes(ink),
      line("M56 122C72 152 128 152 144 122", ink, 9),
      fill("M84 144C94 148 106 148 116 144C112 154 88 154 84 144Z", mouth),
    ),
  ),
  "face-laugh": face(
    (ink, mouth, cheek, tear) =>
      join(
        cheeks(cheek),
        line("M48 90C54 72 76 72 82 90M118 90C124 72 146 72 152 90", ink, 9),
        fill(GRIN, ink),
        fill("M70 152C84 138 116 138 130 152C112 172 88 172 70 152Z", mouth),
        turn(28, 28, 116, fill(drop(26, 122, 15, 40), tear)),
        turn(-28, 172, 116, fill(drop(174, 122, 15, 40), tear)),
      ),
    [SUN, INK, RED, "#f08a3c", SKY],
  ),
  "face-hearts": face((ink, mouth, cheek) =>
    join(
      oval(42, 124, 14, 9, cheek),
      oval(158, 124, 14, 9, cheek),
      fill(heartShape(64, 80, 48), mouth),
      fill(heartShape(136, 80, 48), mouth),
      fill("M60 122C86 132 114 132 140 122C136 148 122 160 100 160C78 160 64 148 60 122Z", ink),
    ),
  ),
  "face-wink": face((ink, mouth, cheek) =>
    join(
      cheeks(cheek),
      eye(66, 86, ink),
      line("M118 88C126 76 144 76 152 88", ink, 9),
      line("M50 58C58 50 72 50 80 56", ink, 7),
      line("M62 124C84 152 122 146 142 116", ink, 9),
      fill("M92 141C96 170 126 168 122 136C112 142 102 143 92 141Z", mouth),
    ),
  ),
  "face-cool": face(
    (ink, mouth, cheek, shine) =>
      join(
        cheeks(cheek),
        line("M16 70H184", ink, 9),
        fill("M28 68H96L92 96C88 112 46 112 38 96ZM104 68H172L162 96C154 112 112 112 108 96Z", ink),
        line("M46 80L58 94M122 80L134 94", shine, 6),
        line("M66 134C86 150 122 148 140 128", ink, 9),
        fill("M104 147C106 158 120 156 120 144Z", mouth),
      ),
    [SUN, INK, RED, "#f08a3c", CREAM],
  ),
  "face-cry": face(
    (ink, mouth, cheek, tear) =>
      join(
        cheeks(cheek),
        brows(ink, -7),
        line("M50 86C56 98 74 98 82 88M118 88C126 98 144 98 150 86", ink, 8),
        fill("M52 100C52 130 44 160 44 182C52 190 68 190 76 182C76 156 78 128 78 102Z", tear),
        fill("M122 102C122 128 124 156 124 182C132 190 148 190 156 182C156 160 148 130 148 100Z", tear),
        oval(100, 144, 17, 20, ink),
        oval(100, 154, 11, 8, mouth),
      ),
    [SUN, INK, RED, "#f08a3c", SKY],
  ),
  "face-angry": face(
    (ink, mouth, cheek) =>
      join(
        cheeks(cheek),
        brows(ink, 10),
        eyes(ink, 92),
        line("M62 148C82 124 118 124 138 148", ink, 10),
        fill("M86 138C94 134 106 134 114 138V146C104 142 96 142 86 146Z", mouth),
      ),
    ["#ee6b45", INK, CREAM, RED],
  ),
  "face-wow": face(
    (ink, mouth, cheek, extra) =>
      join(
        cheeks(cheek),
        line("M48 52C56 42 72 42 80 50M120 50C128 42 144 42 152 52", ink, 7),
        dot(66, 86, 18, extra),
        dot(134, 86, 18, extra),
        dot(66, 86, 9, ink),
        dot(134, 86, 9, ink),
        oval(100, 146, 20, 26, ink),
        oval(100, 158, 13, 11, mouth),
      ),
    [SUN, INK, RED, "#f08a3c", CREAM],
  ),
  "face-tongue": face((ink, mouth, cheek) =>
    join(
      cheeks(cheek),
      line("M52 74L80 86L52 98M148 74L120 86L148 98", ink, 9),
      fill("M54 118C84 128 116 128 146 118C142 144 126 154 100 154C74 154 58 144 54 118Z", ink),
      fill("M78 134H124V162C124 192 78 192 78 162Z", mouth),
      line("M101 140V164", ink, 5),
    ),
  ),
  "face-sleepy": face(
    (ink, mouth, cheek, extra) =>
      join(
        cheeks(cheek),
        line("M48 88C56 100 74 100 82 88M118 88C126 100 144 100 152 88", ink, 8),
        oval(96, 140, 13, 10, ink),
        oval(96, 144, 7, 4, mouth),
        line("M144 20H170L144 48H170", extra, 9),
        line("M172 62H188L172 80H188", extra, 7),
      ),
    [SUN, INK, RED, "#f08a3c", SKY],
  ),
  "face-party": face(
    (ink, mouth, cheek, extra) =>
      join(
        cheeks(cheek),
        fill("M58 50L116 10L136 52C110 38 84 38 58 50Z", extra),
        fill("M80 35L98 22.5L127 33L131 42Z", mouth),
        dot(116, 12, 10, mouth),
        line("M48 92C54 76 76 76 82 92M118 92C124 76 146 76 152 92", ink, 8),
        fill("M62 120C86 128 114 128 138 120C134 142 120 152 100 152C80 152 66 142 62 120Z", ink),
        line("M124 138C150 132 166 144 180 136C190 130 186 118 178 122", mouth, 7),
        dot(20, 40, 6, extra),
        dot(176, 36, 6, extra),
        box(160, 54, 11, 11, mouth, 2),
        box(24, 62, 11, 11, mouth, 2),
      ),
    [SUN, INK, RED, "#f08a3c", SKY],
  ),
  "face-stars": face((ink, mouth, cheek) =>
    join(
      cheeks(cheek),
      fill(star(64, 84, 30, 14, 5), mouth),
      fill(star(136, 84, 30, 14, 5), mouth),
      fill(GRIN, ink),
    ),
  ),
  "face-moustache": face((ink, mouth, cheek) =>
    join(
      cheeks(cheek),
      brows(ink, 3),
      eyes(ink),
      fill(
        "M100 116C88 102 62 104 48 124C42 134 30 134 24 124C26 148 48 156 70 148C84 144 94 136 100 130C106 136 116 144 130 148C152 156 174 148 176 124C170 134 158 134 152 124C138 104 112 102 100 116Z",
        ink,
      ),
      line("M86 160C94 165 106 165 114 160", mouth, 7),
    ),
  ),
  "face-bindi": face(
    (ink, mouth, cheek, extra) =>
      join(
        fill("M100 9C54 9 14 42 7 98C40 80 76 60 100 34C124 60 160 80 193 98C186 42 146 9 100 9Z", ink),
        cheeks(cheek),
        oval(66, 100, 9, 12, ink),
        oval(134, 100, 9, 12, ink),
        line("M50 84C56 76 70 76 80 82M120 82C130 76 144 76 150 84", ink, 6),
        line("M50 98L42 92M150 98L158 92", ink, 5),
        dot(100, 70, 8, mouth),
        line("M64 132C80 152 120 152 136 132", mouth, 9),
        move(36, 60, around(7, 0, 0, dot(0, -9, 6, extra)) + dot(0, 0, 5, mouth)),
      ),
    ["#e0955a", INK, RED, "#e8735a", CREAM],
  ),
};
