import { documentTypes } from '#shared/document-types.ts'
import type { Block } from '#shared/content/blocks.ts'
import type { Content, Section } from '#shared/content/content.ts'
import type { Revision, RevisedBlock } from '#shared/content/revised.ts'
import { headingBefore, isRevised, revisionOf, tableRevision } from '#shared/content/revision-of.ts'
import { tablesOfSides } from '#shared/content/take-side.ts'
import { walkBlocks } from '#shared/content/walk-blocks.ts'
import { firm } from '#shared/firm.ts'
import { pageRoom } from '../diagram/draw-diagram.ts'
import { measureText } from '../fonts/measure-text.ts'
import { balanceLines, wrapText } from '../fonts/wrap-text.ts'
import { withoutForbiddenCharacters } from '#server/open-xml/xml.ts'
import { formatDate } from '../format-value.ts'
import { numberHeadings } from '../number-headings.ts'
import { renderBlock, type Edition } from '../renderer.ts'
import { findTargets, placeOf } from '../find-targets.ts'
import { toTypstBlock, type TypstBlock, type TypstContext } from './typst-blocks.ts'
import { toTypstText } from './typst-runs.ts'
import { moveLongTextOut } from './move-long-text-out.ts'
import { type Settled, settlePictures } from './settle-pictures.ts'
import { type PageRun, turnPages } from './turn-pages.ts'

type PlacedBlock = TypstBlock & {
  target: string | null
  /** Set if two versions are shown in one document: a bar beside the block, and a note if the whole block was added or removed. */
  barred?: true
  came?: string
}
export type TypstDocument = {
  title: string
  titleLines: string[]
  titleSize: number
  subtitle: string
  firm: string
  author: string
  status: string
  header: string
  footer: string
  lang: string
  region: string | null
  keywords: string[]
  moment: { year: number; month: number; day: number; hour: number; minute: number; second: number }
  facts: { label: string; value: string; strong: boolean }[]
  contents: { depth: number; columns: number }
  runs: PageRun<Settled<PlacedBlock>>[]
  watermark?: string
}

/** The complete input of the template, in its order. */
export async function toTypstDocument(edition: Edition): Promise<TypstDocument> {
  const { content, version, createdAt, status, revision, watermark } = edition
  const fact = (label: string) => content.facts.find((known) => known.label.toLowerCase() === label)?.value ?? ''
  const own = { Version: version, Date: formatDate(createdAt), Status: status }
  const facts = [
    ...content.facts.filter(({ label }) => !(label in own)),
    ...(fact('prepared by') === '' ? [{ label: 'Prepared by', value: firm.name }] : []),
    ...Object.entries(own).map(([label, value]) => ({ label, value })),
    ...(revision ? [{ label: 'Compared with', value: `Version ${revision.since}. ${howChangesLook}` }] : []),
  ]
  const room = { width: 330, face: 'sans', size: 9 } as const
  return {
    ...titleOf(content.title),
    subtitle: toTypstText(content.subtitle, { width: pageRoom.width, face: 'serif', size: 14 }),
    firm: firm.name,
    author: toTypstText(fact('prepared by') || firm.name),
    status,
    header: oneLine(content.title),
    footer: oneLine(
      [fact('client'), revision ? `Version ${version} compared with ${revision.since}` : `Version ${version}`]
        .filter(Boolean)
        .join(' \u00B7 '),
    ),
    ...languageOf(content.language),
    keywords: [typeLabel(content.documentType), fact('client'), fact('project')].filter(Boolean).map((word) => toTypstText(word)),
    moment: momentOf(createdAt),
    facts: facts.map(({ label, value }) => ({
      label: toTypstText(label, { ...room, width: 98 }),
      value: toTypstText(value, room),
      strong: label === 'Status',
    })),
    contents: contentsOf(content),
    runs: turnPages(settlePictures(await sayBody(edition))),
    ...(watermark !== undefined && { watermark: toTypstText(watermark, { width: 480, face: 'sans', size: 30 }) }),
  }
}

const howChangesLook = 'Added words are underlined, removed words are struck through, and a bar marks what changed.'

/** Lines of contents that fit on one page. */
const contentsPage = 44

/** Contents on one page if possible: in two columns if they are long, only chapters if they are longer still. */
function contentsOf({ sections }: Content): TypstDocument['contents'] {
  const lines = sections.reduce((count, section) => count + 1 + section.sections.length, 0)
  if (lines <= contentsPage) return { depth: 2, columns: 1 }
  return lines <= 2 * contentsPage ? { depth: 2, columns: 2 } : { depth: 1, columns: 1 }
}

async function sayBody({ content }: Edition): Promise<PlacedBlock[]> {
  const targets = findTargets(content)
  const tables: TypstContext['tables'] = isRevised(content) ? tablesOfSides(content) : new Map()
  if (!isRevised(content))
    for (const { block } of walkBlocks(content.sections)) if (block.type === 'table') tables.set(block.id, block)
  const body: PlacedBlock[] = []
  const numberCaption = captionCounter()
  for (const { section, level, number } of numberHeadings(content.sections)) {
    const text = toTypstText(section.heading.replaceAll('\n', ' '), { width: pageRoom.width - 60, face: 'sans-semibold', size: 17 })
    const target = targets.factAt(placeOf.section(section.id))
    body.push({ type: 'heading', level, number, text, target, ...sayHeadingChange(section) })
    for (const block of section.blocks) {
      const parts = (await renderBlock(toTypstBlock, block, { targets, tables })).flatMap(moveLongTextOut)
      const target = targets.factAt(placeOf.block(block.id))
      const revision = revisionOf(block)
      const changes = sayChange(block)
      body.push(
        ...parts.map((part, index) => ({
          ...numberCaption(part, revision),
          target: index === 0 ? target : null,
          ...(part.type !== 'page-break' && changes),
        })),
      )
    }
  }
  return body
}

const cameOrWent = { added: 'Added', removed: 'Removed' } as const
/** Text in these blocks is marked itself. */
const marked = new Set<RevisedBlock['type']>(['paragraph', 'list', 'quote', 'callout'])

/** How the template shows a block that differs between two versions. A floating block would be separated from its bar. */
function sayChange(block: Block): { barred?: true; came?: string; floats?: false } {
  const revision = revisionOf(block)
  const { changed } = block as RevisedBlock
  if (!revision && !changed) return {}
  const isTold = revision && !marked.has(block.type)
  const captionWas = block.type === 'table' ? tableRevision(block).captionWas : undefined
  const came = isTold ? cameOrWent[revision] : captionWas === undefined ? undefined : `Titled before: ${toTypstText(captionWas)}`
  return { barred: true, ...(block.type === 'diagram' || block.type === 'chart' ? { floats: false } : {}), ...(came && { came }) }
}

function sayHeadingChange(section: Section): { came?: string } {
  const [revision, was] = [revisionOf(section), headingBefore(section)]
  if (revision) return { came: revision === 'added' ? 'This section was added.' : 'This section was removed.' }
  return was === undefined ? {} : { came: `Headed before: ${toTypstText(was.replaceAll('\n', ' '))}` }
}

/** Tables and figures are counted separately; one without a caption has no number. */
function captionCounter(): (part: TypstBlock, revision: Revision | undefined) => TypstBlock {
  const counts = { after: { Table: 0, Figure: 0 }, before: { Table: 0, Figure: 0 } }
  return (part, revision) => {
    if ((part.type !== 'table' && part.type !== 'picture') || part.caption === '') return part
    const kind = part.type === 'table' ? 'Table' : 'Figure'
    // Each version has its own numbering.
    if (revision !== 'added') counts.before[kind] += 1
    if (revision !== 'removed') counts.after[kind] += 1
    return { ...part, number: `${kind} ${counts[revision === 'removed' ? 'before' : 'after'][kind]}` }
  }
}

/** Headers and footers are beside the status and the page number, so they are cut instead of wrapped. */
function oneLine(text: string): string {
  return wrapText(toTypstText(text), { face: 'sans', size: 7.8, width: pageRoom.width - 80, maxLines: 1 })[0] ?? ''
}

/** Points; a long title is set smaller. */
function titleOf(title: string): Pick<TypstDocument, 'title' | 'titleLines' | 'titleSize'> {
  const plain = toTypstText(title.replaceAll('\n', ' '))
  const width = measureText(plain, 'serif-semibold', 30)
  const titleSize = width < 2.6 * pageRoom.width ? 30 : width < 6 * pageRoom.width ? 20 : 12
  const box = { width: pageRoom.width - 1, face: 'serif-semibold', size: titleSize } as const
  // As PDF metadata it needs no font, but must not be empty.
  return {
    title: withoutForbiddenCharacters(title.replaceAll('\n', ' ')) || plain,
    titleLines: balanceLines(plain, box),
    titleSize,
  }
}

const typeLabel = (id: string) => (id in documentTypes ? documentTypes[id as keyof typeof documentTypes].label : id)

/** Typst accepts a language of two or three letters and a region of two; anything else becomes British English. */
function languageOf(tag: string): { lang: string; region: string | null } {
  const [, lang = 'en', region] = /^([a-z]{2,3})(?:-[A-Za-z]{4})?(?:-([A-Z]{2}))?\b/.exec(tag) ?? ['', 'en', 'GB']
  return { lang, region: region ?? null }
}

function momentOf(createdAt: string): TypstDocument['moment'] {
  const moment = new Date(createdAt)
  return {
    year: moment.getUTCFullYear(),
    month: moment.getUTCMonth() + 1,
    day: moment.getUTCDate(),
    hour: moment.getUTCHours(),
    minute: moment.getUTCMinutes(),
    second: moment.getUTCSeconds(),
  }
}
