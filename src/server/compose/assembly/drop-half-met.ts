import { findObligations } from '../catalogue/find-obligations.ts'
import { likelyControls } from '../catalogue/judge-rule.ts'
import { matchControls } from '../catalogue/match-controls.ts'
import type { Catalogue } from '../catalogue/capability.ts'
import type { Statement } from '../reading/reading.ts'
import { type Asked, type Part, type Question, sourceOf } from './design.ts'
import { halvesOf, isBindingHalf } from './halves-of-rule.ts'
import { fittingControls } from './keep-rules.ts'
import { clip, quoted } from './phrases.ts'
import type { Trace } from './trace.ts'

type Knowing = { catalogue: Catalogue; trace?: Trace | undefined }

/**
 * A requirement counts as met only where all that it binds somebody to is kept: a module that records something does not
 * keep the time limit that stands in the same sentence. What is kept by half is open; of a sentence with two demands it is
 * asked what keeps the other one.
 */
export function dropHalfMet(asked: Asked[], parts: Part[], { catalogue, trace }: Knowing): Question[] {
  const questions: Question[] = []
  for (const item of asked) {
    const { requirement, statement } = item
    const keepers = parts.filter(({ meets }) => meets.has(requirement.id))
    if (isKeptWhole(statement, keepers, catalogue)) continue
    const left = findObligations(statement.text, catalogue).find(
      ({ obligation: { id, loose }, words }) =>
        !loose && !keepers.some((part) => keeps(part, id) || tells(part, requirement.id, words)),
    )
    const deed = left ? undefined : deedOnlyStarted(statement, keepers)
    const half = left || deed !== undefined ? undefined : openHalf(statement, keepers, catalogue)
    if (!left && deed === undefined && half === undefined) continue
    if (half !== undefined) questions.push(askForHalf(item, keepers, half))
    for (const { meets } of keepers) meets.delete(requirement.id)
    const [obligation, words] = left ? [left.obligation.name, left.words] : ['what is to be done', deed ?? half ?? '']
    const tell = { of: 'half-met', requirement: requirement.id, obligation, words } as const
    if (keepers.length > 0) trace?.({ ...tell, parts: keepers.map(({ key }) => key) })
  }
  return questions
}

/** What keeps rules of this kind was learned from whole sentences, with all that they bind to; one that makes two demands is looked at by its halves. */
function isKeptWhole({ text }: Statement, keepers: Part[], catalogue: Catalogue): boolean {
  if (halvesOf(text).length > 0) return false
  const likely = likelyControls(text, catalogue)
  return keepers.some(({ control }) => control !== undefined && likely.includes(control))
}

/** The half of a rule that nothing keeps, where all that keeps the rule was found in the other one. */
function openHalf(statement: Statement, keepers: Part[], catalogue: Catalogue): string | undefined {
  const halves = halvesOf(statement.text)
  // What several words of the whole sentence speak for keeps all of it.
  const ofWhole = new Set(
    matchControls(statement.text, catalogue)
      .filter(({ isSure }) => isSure)
      .map(({ control }) => control.id),
  )
  if (keepers.some(({ control }) => control && ofWhole.has(control.id))) return undefined
  const kept = halves.map((half) => new Set(fittingControls(half, statement, catalogue).map(({ control }) => control.id)))
  const isOfHalves = keepers.length > 0 && keepers.every(({ control }) => control && kept.some((ids) => ids.has(control.id)))
  return isOfHalves
    ? halves.find((half, at) => kept[at]!.size === 0 && isBindingHalf(half) && !bindsToKept(half, keepers, catalogue))
    : undefined
}

/** All that a half binds somebody to is kept by what was found in the other one. */
function bindsToKept(half: string, keepers: Part[], catalogue: Catalogue): boolean {
  const firm = findObligations(half, catalogue).filter(({ obligation: { loose } }) => !loose)
  return firm.length > 0 && firm.every(({ obligation: { id } }) => keepers.some((part) => keeps(part, id)))
}

const askForHalf = ({ statement, requirement }: Asked, keepers: Part[], half: string): Question => ({
  source: sourceOf(statement),
  kind: 'rule',
  text: `${quoted(clip(half, 110))}: how is that to be kept?`,
  why: `${keepers[0]!.name} keeps the other half of the rule.`,
  about: [requirement.id],
  owner: 'Product owner',
})

/** “A refill is proposed each night”: that a scheduler starts it, and that it is logged, proposes nothing. */
const deeds =
  /(?<!\b(?:an?|the|each|every|its|their|this|that|any|our|last|first|of) )\b(?:propos(?:es?|ed)|suggest(?:s|ed)?|recommend(?:s|ed)?|predict(?:s|ed)?|forecast(?:s|ed)?|optimi[sz](?:es?|ed)|detect(?:s|ed)?|recogni[sz](?:es?|ed)|classif(?:y|ies|ied)|translat(?:es?|ed)|draft(?:s|ed)?|estimat(?:es?|ed)|summari[sz](?:es?|ed)|reconcil(?:es?|ed))\b/i
const deedOf = ({ kind, affirms, text, condition }: Statement) =>
  kind === 'need' && affirms ? deeds.exec(condition ? text.replace(condition, '') : text)?.[0] : undefined

/** What a scheduler does by starting it; that figures are computed or people see something takes more than a start. */
const runs =
  /\b(?:runs?|refresh|reload|(?:is|are|be|gets?) (?:run|started|checked|inspected|cleaned|tested|tried|restored|refreshed|reloaded|loaded|synchroni[sz]ed|updated|repeated|imported|exported|backed up))\b/i
/** The words of what is to be done, where all that keeps the sentence only starts or times it. */
function deedOnlyStarted(statement: Statement, keepers: Part[]): string | undefined {
  const deed = deedOf(statement)
  if (deed !== undefined && keepers.every(({ control }) => control !== undefined)) return deed
  const isOnlyTimed =
    !runs.test(statement.text) && keepers.every(({ control }) => control?.keeps.length === 1 && control.keeps.includes('rhythm'))
  return isOnlyTimed ? statement.text : undefined
}

const keeps = ({ control, capability }: Part, obligation: string) =>
  [...(control ? [...control.keeps, ...control.covers] : []), ...(capability?.keeps ?? [])].includes(obligation)

/** A mechanism that names the figure of the brief keeps it. */
const tells = ({ meets }: Part, requirement: string, words: string) =>
  meets.get(requirement)!.toLowerCase().includes(words.toLowerCase())
