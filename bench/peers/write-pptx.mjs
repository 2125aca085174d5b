// Writes the plain design as slides by pptxgenjs, which itself splits tables over slides.
import PptxGenJS from 'pptxgenjs'
import { runPeer } from './run-peer.mjs'

/** Inches, on a slide that is 13.33 wide. */
const box = { x: 0.5, w: 12.3 }

await runPeer(async (design, output) => {
  const deck = new PptxGenJS()
  deck.layout = 'LAYOUT_WIDE'
  let slide
  let title = ''
  const begin = () => {
    slide = deck.addSlide()
    slide.addText(title, { ...box, y: 0.3, h: 0.8, fontSize: 26, bold: true })
  }
  const add = {
    heading: ({ text }) => {
      title = text
      begin()
    },
    paragraph: ({ text }) => slide.addText(text, { ...box, y: 1.3, h: 1, fontSize: 14 }),
    list: ({ items }) => {
      const lines = items.map(({ text, depth }) => ({ text, options: { bullet: true, indentLevel: depth - 1, breakLine: true } }))
      slide.addText(lines, { ...box, y: 2.4, h: 4, fontSize: 14 })
    },
    table: ({ headings, rows }) => {
      begin()
      const cells = [headings, ...rows].map((row) => row.map((text) => ({ text: String(text) })))
      slide.addTable(cells, { ...box, y: 1.3, fontSize: 10, autoPage: true, autoPageRepeatHeader: true })
    },
    picture: ({ png, alt }) => {
      begin()
      slide.addImage({ path: png, altText: alt, x: 1, y: 1.3, w: 8, h: 5.5 })
    },
    chart: ({ categories, series }) => {
      begin()
      const data = series.map(({ name, values }) => ({ name, labels: categories, values }))
      slide.addChart(deck.charts.BAR, data, { ...box, y: 1.3, h: 5.5 })
    },
  }
  title = 'Design'
  begin()
  for (const item of design) add[item.kind](item)
  await deck.writeFile({ fileName: output, compression: true })
})
