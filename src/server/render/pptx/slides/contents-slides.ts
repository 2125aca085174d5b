import { element } from '#server/open-xml/xml.ts'
import { graphicFrame } from '../shape-xml.ts'
import type { Shape } from '../slide-writer.ts'
import { type Box, emu, slideRegions } from '../slide-regions.ts'
import { ruledTable } from '../parts/table-styles.ts'
import { fitLines, type Paragraph, plainRun } from '../text/paragraph.ts'
import { paragraphsXml } from '../text/text-xml.ts'
import type { Slide } from './slide.ts'
import type { Titles } from './slide-title.ts'

export type ContentsEntry = { number: string; heading: string; place: string }

const perColumn = 12
const gap = 48
const rowHeight = 30
const widths = { number: 34, page: 40 }

/** The chapters with the slides they begin on, each a link. */
export function contentsSlides(entries: readonly ContentsEntry[], titles: Titles): Slide[] {
  const isWide = entries.length <= perColumn
  const perSlide = isWide ? perColumn : 2 * perColumn
  return Array.from({ length: Math.ceil(entries.length / perSlide) }, (_, index) => {
    const here = entries.slice(index * perSlide, (index + 1) * perSlide)
    const half = isWide ? here.length : Math.ceil(here.length / 2)
    const width = isWide ? slideRegions.words.width : (slideRegions.body.width - gap) / 2
    const column = (place: number): Shape[] => {
      const shown = here.slice(place * half, (place + 1) * half)
      const box = {
        x: slideRegions.body.x + place * (width + gap),
        y: slideRegions.body.y,
        width,
        height: shown.length * rowHeight,
      }
      return shown.length === 0 ? [] : [contentsTable(shown, box)]
    }
    const title = titles.take('Contents')
    return {
      layout: 'titleOnly',
      title: title.text,
      shapes: [title.shape, ...column(0), ...column(1)],
      notes: [],
      chapter: 'Contents',
      isNumbered: true,
    }
  })
}

const contentsTable =
  (entries: readonly ContentsEntry[], box: Box): Shape =>
  (slide) => {
    const columns = [widths.number, box.width - widths.number - widths.page, widths.page]
    const rows = entries.map(({ number, heading, place }) => {
      const words = plainRun(heading.replace(/\s+/g, ' '), { font: 'sans', size: 15, link: { inside: place } })
      const cells: Paragraph[] = [
        { runs: [plainRun(number, { font: 'sans', size: 15, bold: true, colour: 'accent1' })] },
        fitLines({ runs: [words] }, columns[1]! - 12, 1).paragraph,
        { runs: [plainRun(String(slide.numberOf(place) ?? ''), { font: 'sans', size: 13, colour: 'tx2' })], align: 'right' },
      ]
      const insets = { marL: emu(4), marR: emu(4), marT: emu(4), marB: emu(4), anchor: 'ctr' }
      const written = cells.map((cell) =>
        element('a:tc', {}, [
          element('a:txBody', {}, ['<a:bodyPr/><a:lstStyle/>', paragraphsXml([cell], slide)]),
          element('a:tcPr', insets),
        ]),
      )
      return element('a:tr', { h: emu(rowHeight) }, written)
    })
    const table = element('a:tbl', {}, [
      element('a:tblPr', {}, element('a:tableStyleId', {}, ruledTable)),
      element(
        'a:tblGrid',
        {},
        columns.map((width) => element('a:gridCol', { w: emu(width) })),
      ),
      ...rows,
    ])
    const uri = 'http://schemas.openxmlformats.org/drawingml/2006/table'
    const graphic = element('a:graphic', {}, element('a:graphicData', { uri }, table))
    return graphicFrame({ name: 'Contents', alt: 'The chapters and the slides they begin on', box, graphic }, slide)
  }
