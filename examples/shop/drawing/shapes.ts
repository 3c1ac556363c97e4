/**
 * Drawings of the shop's products as SVG elements, each in a box of 200 × 200. `a` is the main colour, `b` the second
 * colour, `d` the dark colour for details.
 */
export interface Palette {
  a: string
  b: string
  d: string
}
type Draw = (palette: Palette) => string

const path = (fill: string, d: string, extra = ''): string => `<path fill="${fill}" d="${d}"${extra}/>`
const line = (stroke: string, d: string, width = 4): string =>
  `<path fill="none" stroke="${stroke}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round" d="${d}"/>`
const ellipse = (fill: string, x: number, y: number, rx: number, ry: number): string =>
  `<ellipse fill="${fill}" cx="${x}" cy="${y}" rx="${rx}" ry="${ry}"/>`
const rect = (fill: string, x: number, y: number, width: number, height: number, r = 6): string =>
  `<rect fill="${fill}" x="${x}" y="${y}" width="${width}" height="${height}" rx="${r}"/>`

const steam = (d: string): string =>
  line(d, 'M84 52c-8-10 8-16 0-28M104 48c-8-10 8-16 0-28', 4).replace('/>', ' opacity=".35"/>')

export const SHAPES: Readonly<Record<string, Draw>> = {
  bag: ({ a, b, d }) =>
    path(a, 'M58 48h84l8 116q0 8-8 8H58q-8 0-8-8z') +
    rect(d, 56, 36, 88, 16, 4) +
    rect(b, 66, 88, 68, 48, 8) +
    ellipse(d, 100, 112, 16, 12) +
    line(b, 'M90 106q12 4 20 12', 3),
  capsule: ({ a, b, d }) =>
    [0, 1, 2]
      .map((at) => {
        const x = 36 + at * 44
        return path(at === 1 ? b : a, `M${x} 116h40l-7 54q-13 6-26 0z`) + ellipse(d, x + 20, 116, 23, 8)
      })
      .join('') +
    path(b, 'M58 62h40l-7 48q-13 6-26 0z') +
    path(a, 'M102 62h40l-7 48q-13 6-26 0z') +
    ellipse(d, 78, 62, 23, 8) +
    ellipse(d, 122, 62, 23, 8),
  tin: ({ a, b, d }) =>
    rect(a, 60, 62, 80, 104, 8) +
    rect(d, 54, 44, 92, 24, 6) +
    path(b, 'M100 92c26 8 20 44 0 52-20-8-26-44 0-52z') +
    line(d, 'M100 100v40', 3),
  cookie: ({ a, b, d }) =>
    ellipse(a, 86, 110, 54, 50) +
    ellipse(b, 138, 74, 34, 32) +
    [
      [70, 92],
      [100, 90],
      [84, 120],
      [112, 124],
      [66, 136],
      [132, 66],
      [148, 82],
    ]
      .map(([x, y]) => ellipse(d, x!, y!, 7, 6))
      .join(''),
  machine: ({ a, b, d }) =>
    rect(a, 50, 36, 100, 132, 12) +
    rect(d, 66, 84, 68, 60, 6) +
    rect(b, 66, 50, 68, 20, 6) +
    ellipse(a, 76, 60, 5, 5) +
    rect(b, 88, 84, 24, 14, 3) +
    path('#fff', 'M84 116h32l-4 26H88z') +
    rect(d, 44, 162, 112, 10, 5),
  filter: ({ a, b, d }) =>
    path(a, 'M48 32h96v22h-18l-12 30H82L70 54H48z') +
    rect(a, 128, 32, 22, 132, 8) +
    path(b, 'M62 94h72l8 52q0 14-14 14H68q-14 0-14-14z') +
    path(d, 'M58 122h80l4 24q0 14-14 14H68q-14 0-14-14z', ' opacity=".75"') +
    rect(d, 42, 162, 112, 10, 5),
  grinder: ({ a, b, d }) =>
    path(b, 'M70 74h60l-8-34H78z') +
    rect(a, 60, 72, 80, 92, 10) +
    rect(d, 78, 112, 44, 32, 4) +
    ellipse(b, 100, 128, 6, 6) +
    line(d, 'M100 40V26h40', 6) +
    ellipse(a, 144, 26, 9, 9),
  jug: ({ a, b, d }) =>
    path(a, 'M62 52h70l10 108q0 10-10 10H64q-10 0-10-10z') +
    path(b, 'M62 52q-16-4-18 10l18 16z') +
    line(d, 'M138 76q34 0 26 34-4 20-22 22', 9) +
    ellipse(d, 97, 54, 36, 9) +
    ellipse('#fff', 97, 54, 28, 6),
  pan: ({ a, b, d }) =>
    line(d, 'M120 116l56-56', 14) +
    ellipse(a, 84, 122, 62, 44) +
    ellipse(d, 84, 116, 54, 36) +
    ellipse(b, 84, 120, 44, 27),
  pot: ({ a, b, d }) =>
    rect(a, 46, 84, 108, 78, 14) +
    path(b, 'M42 82q58-40 116 0z') +
    ellipse(d, 100, 56, 10, 8) +
    line(d, 'M46 104H30M154 104h16', 9) +
    line('#fff', 'M64 108v30', 5),
  knife: ({ a, b, d }) =>
    path(b, 'M92 26q30 40 24 96H92z') +
    rect(a, 90, 122, 28, 54, 8) +
    rect(d, 88, 116, 32, 10, 3) +
    ellipse(b, 104, 140, 4, 4) +
    ellipse(b, 104, 160, 4, 4),
  cake: ({ a, b, d }) =>
    path(a, 'M44 106h112l-12 52q-44 14-88 0z') +
    path(b, 'M44 106q56-62 112 0-12 16-28 4-14 14-28 0-14 12-28 0-16 12-28-4z') +
    line(d, 'M76 122l4 34M100 124v36M124 122l-4 34', 3),
  jar: ({ a, b, d }) =>
    rect(b, 58, 60, 84, 108, 16) +
    path(a, 'M58 108q42-12 84 0v44q0 16-16 16H74q-16 0-16-16z') +
    rect(d, 62, 40, 76, 22, 8) +
    rect('#fff', 76, 118, 48, 26, 4),
  plate: ({ a, b, d }) =>
    ellipse(a, 100, 110, 76, 50) +
    ellipse(b, 100, 106, 56, 35) +
    line(d, 'M58 106a42 24 0 0 1 84 0', 3) +
    ellipse('#fff', 100, 108, 34, 20),
  glass: ({ a, b, d }) =>
    path(b, 'M62 44h76l-10 118q0 8-8 8H80q-8 0-8-8z', ' opacity=".6"') +
    path(a, 'M66 90h68l-6 72q0 8-8 8H80q-8 0-8-8z', ' opacity=".8"') +
    line(d, 'M78 58l6 92', 3),
  cup: ({ a, b, d }) =>
    steam(d) +
    path(a, 'M50 70h94v44q0 44-44 44h-6q-44 0-44-44z') +
    line(a, 'M142 84q30-4 28 20-2 22-34 22', 10) +
    ellipse(d, 97, 72, 47, 11) +
    ellipse(b, 97, 74, 38, 7),
  cutlery: ({ a, b, d }) =>
    line(a, 'M60 36v40M48 36v30q0 14 12 14t12-14V36M60 80v88', 8) +
    path(b, 'M98 32q22 34 10 70H98z') +
    line(b, 'M102 96v72', 9) +
    ellipse(d, 146, 56, 16, 24) +
    line(d, 'M146 76v92', 8),
  dress: ({ a, b, d }) =>
    path(a, 'M74 34h14q12 16 24 0h14l8 34-14 22 34 76q-54 20-108 0l34-76-14-22z') +
    line(d, 'M80 90h40', 5) +
    line(b, 'M76 120l-10 40M100 116v50M124 120l10 40', 4),
  shirt: ({ a, b, d }) =>
    path(a, 'M76 36l24 14 24-14 40 26-16 34-16-8v82H68V88l-16 8-16-34z') +
    path(b, 'M76 36l24 14-16 20zM124 36l-24 14 16 20z') +
    line(d, 'M100 56v108', 3) +
    [80, 104, 128].map((y) => ellipse(d, 105, y, 3, 3)).join(''),
  tshirt: ({ a, b }) =>
    path(a, 'M74 40q26 20 52 0l40 24-18 34-16-8v78H68V90l-16 8-18-34z') + path(b, 'M68 108h64v16H68z'),
  jumper: ({ a, b, d }) =>
    path(a, 'M74 40q26 18 52 0l34 22 14 88-22 6-16-60v70H64V96l-16 60-22-6 14-88z') +
    line(b, 'M70 108l10-10 10 10 10-10 10 10 10-10 10 10M70 126l10-10 10 10 10-10 10 10 10-10 10 10', 4) +
    line(d, 'M66 162h68', 5),
  trousers: ({ a, b, d }) =>
    path(a, 'M66 34h68l14 136h-34l-14-90-14 90H52z') +
    rect(d, 64, 32, 72, 12, 4) +
    line(b, 'M80 50q-2 16-14 18M120 50q2 16 14 18', 4),
  jacket: ({ a, b, d }) =>
    path(a, 'M72 38h56l34 26 12 84-24 6-14-54v70H64v-70l-14 54-24-6 12-84z') +
    path(b, 'M72 38h56l-28 26z') +
    line(d, 'M100 60v108', 4) +
    rect(d, 74, 122, 18, 5, 2) +
    rect(d, 108, 122, 18, 5, 2),
  body: ({ a, b, d }) =>
    path(a, 'M72 40q28 22 56 0l32 20-12 30-18-8 2 40q-6 34-24 44H92q-18-10-24-44l2-40-18 8-12-30z') +
    ellipse(b, 100, 104, 18, 16) +
    [92, 100, 108].map((x) => ellipse(d, x, 160, 2.5, 2.5)).join(''),
  hat: ({ a, b, d }) =>
    path(a, 'M48 128q0-80 52-80t52 80z') +
    rect(b, 40, 122, 120, 30, 12) +
    ellipse(d, 100, 42, 18, 16) +
    line(d, 'M64 130v14M88 130v14M112 130v14M136 130v14', 3),
  sleepingbag: ({ a, b, d }) =>
    path(a, 'M74 34q26 20 52 0l18 30-10 14 16 70q-4 26-50 26t-50-26l16-70-10-14z') +
    line(d, 'M100 52v118', 3) +
    ellipse(b, 76, 120, 8, 8) +
    ellipse(b, 122, 140, 8, 8) +
    ellipse(b, 124, 100, 6, 6),
  cushion: ({ a, b, d }) =>
    path(a, 'M40 52q60 16 120 0-12 52 0 104-60-14-120 0 12-52 0-104z') +
    line(b, 'M64 72q36 8 72 0M60 104q40 6 80 0M64 136q36-8 72 0', 6) +
    ellipse(d, 100, 104, 5, 5),
  blanket: ({ a, b, d }) =>
    rect(a, 40, 64, 120, 92, 14) +
    path(b, 'M40 98h120v24H40z') +
    path(d, 'M40 122h120v6H40z', ' opacity=".5"') +
    path(b, 'M54 64q0-18 18-18h74q14 0 14 18z'),
  lamp: ({ a, b, d }) =>
    path(a, 'M72 34h56l26 62H46z') +
    path('#ffe9a8', 'M46 96h108l18 70H28z', ' opacity=".45"') +
    rect(d, 96, 96, 8, 62, 2) +
    ellipse(b, 100, 162, 36, 9),
  candle: ({ a, b, d }) =>
    rect(a, 66, 82, 68, 86, 10) +
    ellipse(b, 100, 84, 34, 9) +
    line(d, 'M100 84V68', 4) +
    path('#f6a53b', 'M100 30q22 26 0 42-22-16 0-42z') +
    path('#fff0b8', 'M100 48q8 12 0 20-8-8 0-20z'),
  vase: ({ a, b, d }) =>
    line(d, 'M92 80Q82 44 62 34M104 80q0-36 8-52M110 82q12-30 34-36', 4) +
    ellipse(b, 60, 32, 12, 10) +
    ellipse(b, 114, 26, 12, 10) +
    ellipse(b, 148, 44, 12, 10) +
    path(a, 'M82 74h38q-6 20 12 40 20 34-14 56H84q-34-22-14-56 18-20 12-40z'),
  towel: ({ a, b, d }) =>
    rect(a, 40, 116, 120, 44, 14) +
    rect(b, 48, 76, 104, 42, 14) +
    rect(a, 58, 42, 84, 36, 12) +
    line(d, 'M52 150h96M60 108h80M70 68h60', 3),
  robe: ({ a, b, d }) =>
    path(a, 'M72 34h56l36 30-6 60-22-2-4-26v74H68V96l-4 26-22 2-6-60z') +
    path(b, 'M72 34l28 70 28-70-14 0-14 34-14-34z') +
    rect(d, 66, 106, 68, 10, 3) +
    line(d, 'M92 116l-6 26M98 116l2 28', 4),
  mat: ({ a, b, d }) =>
    path(a, 'M36 130l92-60 40 26-92 60z') +
    ellipse(b, 56, 143, 24, 18) +
    ellipse(a, 56, 143, 15, 11) +
    ellipse(d, 56, 143, 6, 4) +
    line(b, 'M84 118l40-26', 4),
  backpack: ({ a, b, d }) =>
    line(d, 'M80 44q20-26 40 0', 8) +
    rect(a, 54, 42, 92, 126, 26) +
    rect(b, 66, 104, 68, 52, 12) +
    line(d, 'M66 122h68', 4) +
    path(d, 'M70 62h60v10H70z', ' opacity=".6"'),
  chair: ({ a, b, d }) =>
    line(d, 'M64 166l10-58M136 166l-10-58M58 44l12 60M142 44l-12 60', 8) +
    rect(a, 56, 98, 88, 16, 8) +
    [48, 64, 80].map((y) => rect(b, 58, y, 84, 10, 5)).join(''),
}

export const DEFAULT_SHAPE = 'cup'
