import type { Inline } from '#shared/content/blocks.ts'
import type { Targets } from '#server/render/find-targets.ts'
import { readAddress } from '#server/open-xml/read-address.ts'
import { shortenCites, splitAtMark } from '#shared/content/shorten-cites.ts'
import { type Link, plainRun, type Run } from './paragraph.ts'

type Look = Omit<Run, 'text'>

/** Relative to the text around it. */
const codeSize = 0.92

/** Inline text as runs, with its links, and its citations raised after the last letter. */
export function inlineRuns(inlines: readonly Inline[], look: Look, targets: Targets): Run[] {
  const runs = inlines.flatMap((inline) => {
    const cites = targets.citesAfter(inline)
    const own = markedRun(inline, look, targets)
    if (cites.length === 0) return [own]
    const [text, gap] = splitAtMark(own.text)
    return [{ ...own, text }, ...citationRuns(cites, look, targets), ...(gap === '' ? [] : [{ ...own, text: gap }])]
  })
  return runs.map((run, index) => (isParting(run, runs[index - 1], runs[index + 1]) ? { ...run, colour: 'hlink' } : run))
}

/** The separator between two links has their colour, because LibreOffice gives a link the colour of the text after it. */
const isParting = ({ text, link }: Run, before: Run | undefined, after: Run | undefined) =>
  !link && before?.link !== undefined && after?.link !== undefined && /^[\s,;\u2013\u00B7]+$/.test(text)

function markedRun({ text, marks = [], link }: Inline, look: Look, targets: Targets): Run {
  const isCode = marks.includes('code')
  return plainRun(text, {
    ...look,
    font: isCode ? 'mono' : look.font,
    size: isCode ? Math.round(look.size * codeSize * 2) / 2 : look.size,
    bold: Boolean(look.bold) || marks.includes('strong'),
    italic: Boolean(look.italic) !== marks.includes('emphasis'),
    link: link === undefined ? undefined : linkOf(link, targets),
  })
}

function linkOf(link: string, targets: Targets): Link | undefined {
  if (link.startsWith('#')) return insideLink(link.slice(1), targets)
  const outside = readAddress(link)
  return outside === undefined ? undefined : { outside }
}

function insideLink(id: string, targets: Targets): Link | undefined {
  const inside = targets.find(id)
  return inside === null ? undefined : { inside }
}

/** The separator between two ids is not part of a link: LibreOffice loses the style of a link that touches another. */
function citationRuns(cites: string[], { size, font, colour }: Look, targets: Targets): Run[] {
  const look = { font, size, colour: colour ?? 'tx2', raised: true }
  return shortenCites(cites).flatMap(({ text, id }, index) => {
    const [parting = ''] = /^[\u2013, ]*/.exec(text) ?? []
    const before = index === 0 ? '\u2009' : parting
    return [plainRun(before, look), plainRun(text.slice(parting.length), { ...look, link: insideLink(id, targets) })]
  })
}
