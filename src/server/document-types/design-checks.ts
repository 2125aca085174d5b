import type { Inline } from '#shared/content/blocks.ts'
import type { AnswerState } from '#shared/design-facts.ts'
import { findPhrases, phraseKey } from '#server/references/find-phrases.ts'
import type { Statement } from '#server/solution/statement.ts'
import { type Clash, clashesOf, isCloud, otherCloudOf } from './clashes.ts'
import { numberWord, sentence } from './english.ts'
import { elementLinks } from './fact-links.ts'
import { leavingOf } from './leaving-systems.ts'
import { text } from './make-blocks.ts'
import { quoted } from './prose.ts'
import { missingOf } from './required-names.ts'
import type { SolutionView } from './solution-view.ts'
import { statementsOf } from './statements.ts'

/** A statement, the words of it that matter, and what the design has in return; a person decides whether the two agree. */
export type DesignCheck = { statement: Statement; words: string; design: Inline[] }

/** Maximum places that are named one by one. */
const mostPlaces = 8

/** Every point at which the design may contradict the brief, for the tables of all types. */
export const checksOf = (view: SolutionView): DesignCheck[] => [...refusedOrMissing(view), ...presupposedBy(view)]

/**
 * Names that the brief refuses, requires or switches off and the design does not: for page one, where a weaker comparison misleads. A
 * statement that a person has answered is settled.
 */
export function refusedOrMissing(view: SolutionView): DesignCheck[] {
  const other = otherCloudOf(view)
  const found = [
    ...clashesOf(view).map((clash) => ({ statement: clash.statement, words: clash.word, design: placesRuns(view, clash) })),
    ...missingOf(view)
      .filter(({ name }) => !isCloud(name))
      .map(({ statement, name, instead }) => ({ statement, words: name, design: text(instead) })),
    ...leavingOf(view).map(({ statement, name, element }) => ({
      statement,
      words: name,
      design: [
        ...text('The design is connected with it and does not say until when: '),
        ...elementLinks(view, [element.id]),
        ...text('.'),
      ],
    })),
    ...(other?.statements ?? []).map((statement) => ({
      statement,
      words: statement.text.slice(0, 1),
      design: text(`The products are those for ${other?.own}.`),
    })),
  ]
  return found.filter(({ statement: { answer } }) => answer?.source.from !== 'person' || isUnsettled(answer.state))
}

const isUnsettled = (state: AnswerState) => state === 'open' || state === 'ask'

/** `The design names “Kubernetes” in: Routing façade, Batch service; decision “Integration product”; two more.` */
function placesRuns(view: SolutionView, { word, places }: Clash): Inline[] {
  const shown = places.slice(0, mostPlaces)
  const ids = shown.flatMap(({ id }) => id ?? [])
  const labels = shown.flatMap(({ id, label }) => (id ? [] : [label]))
  const more = places.length > shown.length ? [`${numberWord(places.length - shown.length)} more`] : []
  const isComponent = places.length === 1 && places[0]?.label.toLowerCase() === word.toLowerCase()
  return [
    { text: isComponent ? 'The design has: ' : `The design names ${quoted(word)} in: ` },
    ...elementLinks(view, ids),
    ...text(`${ids.length > 0 && labels.length + more.length > 0 ? '; ' : ''}${[...labels, ...more].join('; ')}.`),
  ]
}

/** Maximum statements that are printed beside one assumption. */
const mostBeside = 3

/** Assumptions and decisions of a reference design beside the statements on the subject that they take for granted. */
function presupposedBy({ solution }: SolutionView): DesignCheck[] {
  const assumed = solution.assumptions.map(({ source, about, text: words }) => ({
    source,
    about,
    design: `The design assumes: ${quoted(words)}.`,
  }))
  const decided = solution.decisions.map(({ source, about, outcome, consequences }) => ({
    source,
    about,
    design: `The design decides: ${quoted(outcome)}. ${sentence(consequences)}`,
  }))
  const said = statementsOf(solution).filter(({ label }) => label !== 'out-of-scope')
  return [...assumed, ...decided].flatMap(({ source, about = [], design }) => {
    if (source.from !== 'reference') return []
    const beside = said.flatMap((statement) => {
      const found = about.find((phrase) => findPhrases(statement.text, [phraseKey(phrase)]).size > 0)
      return found ? [{ statement, words: placeOf(statement, found), design: text(design) }] : []
    })
    return beside.slice(0, mostBeside)
  })
}

/** The first word of the phrase as the statement has it, by which its clause is found. */
function placeOf({ text: words }: Statement, phrase: string): string {
  const first = phrase.split(' ')[0]!
  const at = Math.max(0, words.toLowerCase().indexOf(first))
  return words.slice(at, at + first.length)
}
