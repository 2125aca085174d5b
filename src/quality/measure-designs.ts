import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Brief } from '#shared/brief.ts'
import { contentTexts } from '#shared/content/content-texts.ts'
import { documentTypeIds } from '#shared/document-types.ts'
import { type DesignAnswer } from '#server/compose/model/design/design-answer.ts'
import { registerBrief } from '#server/compose/register/register-brief.ts'
import { readDesign } from '#server/compose/model/design/read-design.ts'
import { findLost, textsOfAnswer } from '#server/compose/model/design/lost-texts.ts'
import { buildContent } from '#server/document-types/build-content.ts'
import type { Content } from '#shared/content/content.ts'
import type { Solution } from '#server/solution/solution.ts'
import type { Statement } from '#server/solution/statement.ts'
import { squeeze } from '#server/compose/model/design/squeeze.ts'

/**
 * A brief, and a design in answer to its request like that of a strong model: by a person who had seen neither the code nor its results. It
 * is never adapted to the code.
 */
export type Recorded = {
  client: string
  projectName: string
  /** The statements of the request by their ids, as they were divided on that day. */
  statements: Record<string, string>
  design: DesignAnswer
  /** Statements whose date or closed period the recorded plan misses, calculated by hand: the check must find these. */
  misses?: string[]
}

export type DesignMeasure = {
  name: string
  brief: Brief
  solution: Solution
  contents: Content[]
  sentences: number
  /** Texts of the answer that are not in the facts, or in none of the five documents. */
  lost: string[]
  unprinted: string[]
  /** The check's findings about the design. */
  findings: string[]
}

/** Findings that occur because today's brief is divided into more or fewer statements than the recorded one. */
const ofOtherCut = /^ST-\d+ (?:asks for something and has no answer|has two answers)\.$/

const isMissed = (fault: string, misses: string[]) =>
  / ends on .* by the weeks of the plan, /.test(fault) && misses.some((id) => new RegExp(`\\b${id}\\b`).test(fault))

/** The recorded design and its missed statements, with today's ids of the statements. */
function withIdsOfToday(
  { statements, design, misses = [] }: Recorded,
  today: Statement[],
): Required<Pick<Recorded, 'design' | 'misses'>> {
  const now = today.map(({ id, text }) => ({ id, words: squeeze(text) }))
  const idOf = (id: string) => {
    const words = squeeze(statements[id] ?? '')
    const found =
      now.find((one) => one.words === words) ??
      now.find((one) => words.includes(one.words) || (words !== '' && one.words.includes(words)))
    return found?.id ?? id
  }
  return JSON.parse(JSON.stringify({ design, misses }).replaceAll(/\bST-\d+\b/g, idOf)) as {
    design: DesignAnswer
    misses: string[]
  }
}

/** The recorded design as it would answer today's request about the brief. */
export const designOfToday = (recorded: Recorded, brief: Brief, today: string): DesignAnswer =>
  withIdsOfToday(recorded, registerBrief(brief, { today }).statements).design

/** Follows recorded designs from the answer to the text of five documents. */
export function measureDesigns(folder: string, today: string): DesignMeasure[] {
  return readdirSync(folder)
    .filter((file) => file.endsWith('.json'))
    .map((file) => {
      const recorded = JSON.parse(readFileSync(join(folder, file), 'utf8')) as Recorded
      const { client, projectName } = recorded
      const text = readFileSync(join(folder, file.replace(/\.json$/, '.txt')), 'utf8')
      const requirements = { technicalRequirements: text }
      const brief = Brief.parse({ documentType: 'hld', client: 'tessel', clientName: client, projectName, requirements })
      const { design, misses } = withIdsOfToday(recorded, registerBrief(brief, { today }).statements)
      const read = readDesign({ text: JSON.stringify(design), brief, today, model: 'recorded' })
      if (!read) throw new Error(`The design in ${file} does not have the agreed form.`)
      const { solution, faults } = read
      const contents = documentTypeIds.map((documentType) =>
        buildContent({ brief: { ...brief, documentType }, solution, words: {}, writer: 'A model' }),
      )
      const printed = contents.flatMap((content) => contentTexts(content).map((piece) => piece.text)).join('\n')
      const texts = textsOfAnswer(design, solution)
      return {
        name: projectName,
        brief,
        solution,
        contents,
        sentences: texts.length,
        lost: findLost(texts, solution, texts.length),
        unprinted: findLost(texts, [printed], texts.length),
        findings: faults.filter((fault) => !ofOtherCut.test(fault) && !isMissed(fault, misses)),
      }
    })
}
