import type { Brief } from '#shared/brief.ts'
import { cleanText } from '#server/compose/reading/clean-text.ts'
import { factLists, factsIn } from '#server/solution/list-facts.ts'
import type { Solution } from '#server/solution/solution.ts'
import type { ProjectMeasure } from '../measure.ts'
import { squeeze } from '../texts.ts'

/** Shorter lines are headings and greetings. */
const leastCharacters = 14
/** Of a line's words, how many one fact must have: a reader may cut the line or join it to its lead. */
const share = 0.6

/** A rule below makes a row the head of a table; a list or a number of the client's below makes a few words a heading. */
const rule = /^\s*\|?(?:\s*:?-{2,}:?\s*\|)+/
const item = /^\s*(?:[-*+•–]\s|\d{1,2}[.)]\s|[A-Z]{1,4}-?\d+[:.)]?\s)/
const isHead = (line: string, below = '') => rule.test(below) || (/^(?:[\p{L}-]+ ?){1,4}$/u.test(line.trim()) && item.test(below))

const asked = ({ requirements }: Brief) =>
  cleanText([requirements.technicalRequirements, requirements.constraints, requirements.additionalContext].join('\n'))
    .split('\n')
    .filter((line, index, lines) => !isHead(line, lines[index + 1]))
    .join('\n')
    .split(/\n|(?<=[\p{L}\d)][.!?。;])\s+(?=\S)|。/u)
    .map((line) => line.trim())
    .filter((line) => line.length >= leastCharacters && !/[:：]$/.test(line) && !/^[\s|:-]*$/.test(line))

const wordsOf = (text: string) => new Set(squeeze(text).match(/[\p{L}\p{N}]{2,}/gu) ?? [])

function factTexts(solution: Solution): string[] {
  const facts = factLists.flatMap((list) =>
    factsIn(solution, list).flatMap((fact) => [
      ...(fact.source.from === 'brief' ? [fact.source.quote] : []),
      ...('text' in fact ? [fact.text] : []),
    ]),
  )
  const { situation, timeline, budget, alsoTold } = solution
  const told = [situation, timeline, budget, ...(alsoTold?.statements ?? [])].flatMap((words) => (words ? [words.quote] : []))
  return [...facts, ...told]
}

export const briefLinesCovered: ProjectMeasure = {
  id: 'heard',
  name: 'Lines of the brief that became a fact, or are told as they stand',
  about:
    'Each line or sentence of the technical requirements, constraints and additional context, but headings and heads of tables, shares most of its words with one fact, or with words that are told as they stand.',
  unit: 'percent',
  examineProject({ brief, solution }) {
    const facts = [...new Set(factTexts(solution))].map((text) => ({ text: squeeze(text), words: wordsOf(text) }))
    const lines = asked(brief)
    const lost = lines.filter((line) => {
      const words = [...wordsOf(line)]
      const whole = squeeze(line)
      return !facts.some(
        (fact) =>
          fact.text.includes(whole) ||
          (words.length > 0 && words.filter((word) => fact.words.has(word)).length >= share * words.length),
      )
    })
    return { of: lines.length, flaws: lost.map((text) => ({ place: 'brief', text })) }
  },
}
