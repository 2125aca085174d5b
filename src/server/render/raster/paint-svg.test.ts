import { expect, test } from 'vitest'
import { svgPicture, svgText } from '../diagram/svg-text.ts'
import { paintSvg } from './paint-svg.ts'

const black = 'fill="#000000"'
const pen = 'fill="none" stroke="#000000" stroke-width="2"'

/** The coverage of a small picture's pixels, a row a line: `.` for none, `#` for full. */
function inkOf(body: string, size = { width: 8, height: 4 }): string[] {
  const { width, height, colours, rows } = paintSvg(svgPicture(size, body), 1)
  const shades = '.-+*#'
  return Array.from({ length: height }, (_, y) =>
    Array.from(rows.subarray(y * (1 + width) + 1, (y + 1) * (1 + width)), (place) => {
      const white = colours[place]! & 255
      return shades[Math.round(((255 - white) / 255) * 4)]
    }).join(''),
  )
}

test.each([
  ['a rectangle', `<rect x="1" y="1" width="3" height="2" ${black}/>`, ['........', '.###....', '.###....', '........']],
  ['half a pixel', `<rect x="1.5" y="1" width="3" height="1.5" ${black}/>`, ['........', '.+##+...', '.-++-...', '........']],
  ['a path that turns back', `<path d="M1 1h4v2h-2v-1h-2z" ${black}/>`, ['........', '.####...', '...##...', '........']],
  ['a hole', `<path d="M0 0h6v4h-6zM2 1v2h2v-2z" ${black}/>`, ['######..', '##..##..', '##..##..', '######..']],
  ['a line', `<path d="M1 2H6V4" ${pen}/>`, ['........', '.######.', '.######.', '.....##.']],
  ['dashes', `<path d="M0 2H8" ${pen} stroke-dasharray="3 2"/>`, ['........', '###..###', '###..###', '........']],
  ['a frame', `<rect x="1" y="1" width="6" height="2" ${pen}/>`, ['########', '########', '########', '########']],
  [
    'what stands in a group',
    `<g transform="translate(2 0)" ${black}><rect y="3" width="1" height="1"/></g>`,
    ['........', '........', '........', '..#.....'],
  ],
  [
    'what is partly outside',
    `<rect x="-3" y="2" width="5" height="9" ${black}/>`,
    ['........', '........', '##......', '##......'],
  ],
])('%s covers what it should', (_, body, ink) => {
  expect(inkOf(body)).toEqual(ink)
})

test('circles and arcs are round, and a cylinder is as high as it says', () => {
  const share = (rows: string[]) => rows.join('').replaceAll('.', '').length / rows.join('').length
  const size = { width: 40, height: 40 }
  const disc = inkOf(`<circle cx="20" cy="20" r="18" ${black}/>`, size)
  expect(share(disc)).toBeCloseTo((Math.PI * 18.5 ** 2) / 1600, 1)
  expect(disc).toEqual(disc.toReversed())
  const halves = inkOf(`<path d="M2 20a18 18 0 0 1 36 0a18 18 0 0 1 -36 0z" ${black}/>`, size)
  expect(halves).toEqual(disc)
})

test('words are drawn where they are said to stand, and white on black as black on white', () => {
  const line = { x: 60, y: 20, size: 16, face: 'sans', anchor: 'middle' } as const
  const size = { width: 120, height: 30 }
  const dark = inkOf(svgText('minimum & <a>', { ...line, fill: '#000000' }), size)
  const columns = dark.flatMap((row) => Array.from(row, (shade, x) => (shade === '.' ? [] : [x])).flat())
  expect(Math.abs(Math.min(...columns) + Math.max(...columns) - 119)).toBeLessThan(4)
  const light = inkOf(`<rect width="120" height="30" ${black}/>${svgText('minimum & <a>', { ...line, fill: '#ffffff' })}`, size)
  const turned = { '.': '#', '-': '*', '+': '+', '*': '-', '#': '.' } as Record<string, string>
  expect(light.map((row) => Array.from(row, (shade) => turned[shade]).join(''))).toEqual(dark)
})

test('what no picture of ours has is refused', () => {
  expect(() => inkOf('<ellipse cx="1" cy="1" rx="1" ry="1"/>')).toThrow('ellipse')
  expect(() => inkOf(`<path d="M0 0C1 1 2 2 3 3z" ${black}/>`)).toThrow('command C')
  expect(() => inkOf(`<g transform="scale(2)" ${black}></g>`)).toThrow('scale(2)')
})
