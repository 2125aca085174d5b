import { showMissing } from '#server/render/fonts/show-missing.ts'
import type { TextBlock } from '#server/render/diagram/diagram-text.ts'
import { lineHeight } from '#server/render/diagram/diagram-text.ts'
import { type Paragraph, plainRun } from '../text/paragraph.ts'
import { narrowerFaceFactor } from './slide-target.ts'

type Line = TextBlock['lines'][number]
type Words = { text: TextBlock; originals: readonly (string | undefined)[] }
type Dress = { scale: number; light?: boolean; align?: 'center' }

const lookOf = ({ face, size, tone }: Line) => `${face} ${size} ${tone}`
const isCut = (lines: readonly Line[]) => lines.at(-1)!.text.endsWith('\u2026')

function partsOf({ lines }: TextBlock): Line[][] {
  const parts: Line[][] = []
  for (const line of lines) {
    const last = parts.at(-1)
    if (last && lookOf(last[0]!) === lookOf(line)) last.push(line)
    else parts.push([line])
  }
  return parts
}

/** The text of a shape as editable paragraphs, with the line breaks of the layout. */
export function diagramParagraphs({ text, originals }: Words, { scale, light, align }: Dress): Paragraph[] {
  const known = originals.filter((original) => original !== undefined && showMissing(original).trim() !== '')
  return partsOf(text).map((lines, index) => {
    const [{ face, size, tone }] = lines as [Line]
    const said = isCut(lines) ? undefined : known[index]
    return {
      runs: [
        plainRun(said ?? lines.map((line) => line.text).join(' '), {
          font: 'sans',
          size: Math.floor(size * scale * narrowerFaceFactor * 10) / 10,
          bold: face === 'sans-semibold',
          colour: light ? 'bg1' : tone === 'strong' ? 'tx1' : 'tx2',
        }),
      ],
      exact: size * lineHeight * scale,
      ...(align ? { align } : {}),
    }
  })
}

/** The texts that the layout had to cut short, in full. */
export function cutWords({ text, originals }: Words): string[] {
  return partsOf(text).some(isCut) ? [originals.filter(Boolean).join(' ')] : []
}
