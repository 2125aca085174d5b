import { type Brief, clientOf } from '#shared/brief.ts'
import type { Block } from '#shared/content/blocks.ts'
import type { Content } from '#shared/content/content.ts'
import { blockTexts } from '#shared/content/plain-text.ts'
import { walkSections } from '#shared/content/walk-blocks.ts'
import { documentTypes } from '#shared/document-types.ts'
import type { Solution } from '#server/solution/solution.ts'
import { searchWords } from './search-words.ts'

/** The texts by which a version is found, and the figures that lists show. */
export type VersionTexts = {
  /** Words of its title, client, project and type. */
  names: string[]
  /** The names, and all words of its text. */
  words: string[]
  /** A line for each heading and block: section, block and text, with tabs between. */
  lines: string
  facts: VersionFacts
}
export type VersionFacts = {
  budget: number | null
  currency: string | null
  weeks: number | null
  /** Days, if the plan has any: `2027-01-04`. */
  starts: string | null
  ends: string | null
  requirements: number
  questions: number
  assumptions: number
}

/** Maximum number of words stored for one version; the database accepts at most a megabyte of them in a row. */
const mostWords = 30_000

const wordsIn = (texts: string[]) => [
  ...new Set(
    texts
      .flatMap(searchWords)
      .map(({ word }) => word)
      .slice(0, mostWords * 10),
  ),
]

export type Names = { title: string; client: string; project: string; type: string }

/** Returns the names of a document that was generated from a brief. */
export const namesOf = (brief: Brief, title: string): Names => ({
  title,
  client: clientOf(brief).name,
  project: brief.projectName,
  type: documentTypes[brief.documentType].label,
})

/** The search words of a document's names. */
export const nameWords = ({ title, client, project, type }: Names): string[] => wordsIn([title, client, project, type])

/** Extracts the search texts of a version. CPU time grows with its length. */
export function readTexts({ names, content, solution }: { names: Names; content: Content; solution: Solution }): VersionTexts {
  const lines = [...walkSections(content.sections)].flatMap(({ section }) => [
    [section.id, '', section.heading],
    ...section.blocks.flatMap((block) => linesOf(block).map((text) => [section.id, block.id, text])),
  ])
  const said = lines.map((line) => line.map(inOneLine)).filter(([, , text]) => text !== '')
  const ownNames = nameWords(names)
  const words = [...new Set([...ownNames, ...wordsIn(said.map(([, , text = '']) => text))])].slice(0, mostWords)
  return { names: ownNames, words, lines: said.map((line) => line.join('\t')).join('\n'), facts: readFacts(solution) }
}

const between = ' · '

/** One line for a block; of a table, one for its caption and its headings, and one for each row. */
function linesOf(block: Block): string[] {
  const texts = blockTexts(block).filter((text) => text !== '')
  if (block.type !== 'table') return [texts.join(between)]
  const [caption = '', ...cells] = blockTexts(block)
  const width = block.columns.length
  const rows = Array.from({ length: block.rows.length + 1 }, (_, row) => cells.slice(row * width, (row + 1) * width))
  return [caption, ...rows.map((row) => row.filter((text) => text !== '').join(between))]
}

/** PostgreSQL does not accept a zero byte in a text. */
const inOneLine = (text: string) => text.replaceAll(/[\s\0]+/g, ' ').trim()

/** Old solutions lack the members that were added later. */
function readFacts({
  budget,
  timeline,
  milestones,
  requirements,
  statements,
  questions,
  assumptions,
}: Partial<Solution>): VersionFacts {
  const days = (milestones ?? []).flatMap(({ date }) => date ?? []).toSorted()
  return {
    budget: budget?.amount ?? null,
    currency: budget?.currency ?? null,
    weeks: timeline?.weeks ?? null,
    starts: days[0] ?? null,
    ends: days.at(-1) ?? null,
    requirements: statements ? statements.filter(({ answer }) => answer).length : (requirements?.length ?? 0),
    questions: questions?.length ?? 0,
    assumptions: assumptions?.length ?? 0,
  }
}
