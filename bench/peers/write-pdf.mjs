// Writes the plain design as a PDF by pdfmake, with the same three fonts; untagged, because pdfmake cannot tag.
import { writeFileSync } from 'node:fs'
import pdfmake from 'pdfmake'
import { runPeer } from './run-peer.mjs'

const font = (weight) => new URL(`../../node_modules/@expo-google-fonts/source-serif-4/${weight}.ttf`, import.meta.url).pathname
pdfmake.setFonts({
  Serif: {
    normal: font('400Regular/SourceSerif4_400Regular'),
    bold: font('600SemiBold/SourceSerif4_600SemiBold'),
    italics: font('400Regular_Italic/SourceSerif4_400Regular_Italic'),
    bolditalics: font('600SemiBold/SourceSerif4_600SemiBold'),
  },
})

const said = {
  heading: ({ level, text }) => ({
    text,
    fontSize: Math.max(10, 20 - 4 * level),
    bold: true,
    tocItem: level < 3,
    margin: [0, 12, 0, 6],
  }),
  paragraph: ({ text }) => ({ text, margin: [0, 0, 0, 8] }),
  list: ({ items }) => ({ ul: items.map(({ text }) => text), margin: [0, 0, 0, 8] }),
  table: ({ headings, rows }) => ({
    fontSize: 8,
    table: { headerRows: 1, widths: headings.map(() => '*'), body: [headings, ...rows.map((row) => row.map(String))] },
    margin: [0, 0, 0, 10],
  }),
  picture: ({ svg }) => ({ svg, width: 440 }),
  chart: () => [],
}

await runPeer(async (design, output) => {
  const contents = { toc: { title: { text: 'Contents', fontSize: 18 } }, pageBreak: 'after' }
  const body = design.map((item) => said[item.kind](item))
  const file = pdfmake.createPdf({ content: [contents, body], defaultStyle: { font: 'Serif', fontSize: 10 } })
  writeFileSync(output, await file.getBuffer())
})
