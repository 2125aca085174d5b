import { readFileSync } from 'node:fs'
import { getDocumentProxy } from 'unpdf'
import type { Content } from '#shared/content/content.ts'
import { type Finding, quoted } from '../fault.ts'
import { bare, type FileReading } from '../reading.ts'

const pictograms = /[\p{Extended_Pictographic}\p{Emoji_Modifier}\p{Regional_Indicator}\u{E0020}-\u{E007F}]|\u200D|\u20E3|\uFE0F/gu

/** One ligature in Arabic print, whose two letters PDF readers return in reverse order. */
const lamAlef = /\u0644([\u0622\u0623\u0625\u0627])/g

/** LibreOffice draws all pictograms that no installed font has as the same box, which is read as the first of them. */
const printed = (text: string) => bare(text).replaceAll(pictograms, '').replaceAll(lamAlef, '$1\u0644')

export type Pages = { count: number; texts: string[]; bookmarks: { title: string; page: number }[] }

/** The pages of LibreOffice's PDF of a file. */
export async function readPages(path: string): Promise<Pages> {
  const pdf = await getDocumentProxy(new Uint8Array(readFileSync(path)))
  try {
    const texts: string[] = []
    for (let number = 1; number <= pdf.numPages; number++) {
      const { items } = await (await pdf.getPage(number)).getTextContent()
      texts.push(printed(items.map((item) => ('str' in item ? item.str : '')).join('')))
    }
    return { count: pdf.numPages, texts, bookmarks: await bookmarksOf(pdf) }
  } finally {
    await pdf.destroy()
  }
}

type Pdf = Awaited<ReturnType<typeof getDocumentProxy>>
type Outline = { title: string; dest: unknown; items: Outline }[] | null

async function bookmarksOf(pdf: Pdf): Promise<Pages['bookmarks']> {
  const found: Pages['bookmarks'] = []
  const visit = async (outline: Outline) => {
    for (const { title, dest, items } of outline ?? []) {
      const place = typeof dest === 'string' ? await pdf.getDestination(dest) : dest
      const [page] = Array.isArray(place) ? place : []
      if (page) found.push({ title, page: (await pdf.getPageIndex(page)) + 1 })
      await visit(items)
    }
  }
  await visit(await pdf.getOutline())
  return found
}

/** The page numbers in a Word file's table of contents must be those on which LibreOffice sets the headings. */
export function checkContents({ contents }: FileReading, { bookmarks }: Pages): Finding[] {
  const plain = (text: string) => bare(text).replace(/^[\d.]+/, '')
  let next = 0
  return contents.flatMap(({ text, page }): Finding[] => {
    const at = bookmarks.findIndex(({ title }, index) => index >= next && plain(title) === plain(text))
    if (at === -1) return [{ place: 'contents', sentence: `${quoted(text)} is listed, and no heading says so.` }]
    next = at + 1
    const actual = bookmarks[at]!.page
    return actual === page
      ? []
      : [
          {
            place: 'contents',
            sentence: `${quoted(text)} is listed on page ${page} and stands on page ${actual}.`,
            ...(Math.abs(actual - page) === 1 && { isNextPage: true as const }),
          },
        ]
  })
}

/** A deck has as many pages as slides, and each page shows its slide's title. */
export function checkSlides({ parts, pieces }: FileReading, { count, texts }: Pages): Finding[] {
  if (count !== parts) return [{ place: 'pages', sentence: `${parts} slides make ${count} pages.` }]
  const titles = pieces.filter((piece) => piece.kind === 'heading')
  return titles.flatMap(({ text }, index): Finding[] =>
    texts[index] !== undefined && isShown(text, texts[index])
      ? []
      : [{ place: `slide ${index + 1}`, sentence: `Its page does not show the title ${quoted(text)}.` }],
  )
}

/** LibreOffice prints a line font by font: in a title of two scripts, or with figures in another script, one comes after the other. */
function isShown(title: string, page: string): boolean {
  if (page.includes(printed(title))) return true
  const hasTwoScripts = /\p{Script=Latin}|\p{N}/u.test(title) && /(?!\p{Script=Latin})\p{L}/u.test(title)
  const words = title.match(/(?:\p{Script=Latin}|\p{N})+|(?:(?!\p{Script=Latin})[\p{L}\p{M}])+/gu) ?? []
  return hasTwoScripts && words.every((word) => page.includes(printed(word)))
}

const errorValue = /#(REF|NAME|VALUE|DIV\/0|NULL|NUM|N\/A)[!?]?|Err:\d{3}/

/** Every sheet is printed completely, and no page shows an error. */
export function checkSheets({ pieces }: FileReading, { texts }: Pages): Finding[] {
  const all = texts.join('')
  const names: string[] = []
  let [name, isShown] = ['', true]
  for (const piece of [...pieces, { kind: 'sheet' as const, name: '' }]) {
    if (piece.kind === 'sheet') {
      if (!isShown) names.push(name)
      ;[name, isShown] = [piece.name, piece.name === '']
    } else if (piece.kind === 'words' && all.includes(printed(piece.text))) isShown = true
  }
  return [
    ...names.map((sheet) => ({ place: `sheet ${quoted(sheet)}`, sentence: 'It is not printed.' })),
    ...texts.flatMap((text, index) => {
      const error = errorValue.exec(text)
      return error ? [{ place: `page ${index + 1}`, sentence: `It shows the error ${error[0]}.` }] : []
    }),
  ]
}

/** The title of a Word file is on its first page. */
export function checkTitle({ title }: Content, { texts, count }: Pages): Finding[] {
  if (count === 0) return [{ place: 'pages', sentence: 'There are none.' }]
  return texts[0]!.includes(printed(title)) ? [] : [{ place: 'page 1', sentence: `It does not show the title ${quoted(title)}.` }]
}
