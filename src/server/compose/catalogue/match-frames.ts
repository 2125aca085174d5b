import type { Catalogue, Control, RuleFrame } from './capability.ts'
import { loadCatalogue } from './load-catalogue.ts'
import type { ControlMatch } from './match-controls.ts'
import { compileForm, compileSignal } from './signals.ts'
import { rememberResults } from '../reading/remember-results.ts'

/** A form that a sentence has, and the words of its parts. */
export type FramedRule = { frame: RuleFrame; parts: Record<string, string> }

/** Longer sentences say too much to be of one form. */
const longestText = 320

type Compiled = { frame: RuleFrame; forms: RegExp[]; unless: RegExp[] }
const indices = new WeakMap<Catalogue, (text: string) => FramedRule[]>()

/** The forms of a sentence that rules, in the order of the catalogue. */
export function matchFrames(text: string, catalogue: Catalogue = loadCatalogue()): FramedRule[] {
  const known = indices.get(catalogue)
  if (known) return known(bareSentence(text))
  const compiled = catalogue.frames.map((frame) => ({
    frame,
    forms: frame.forms.map(compileForm),
    unless: frame.unless.map(compileSignal),
  }))
  const match = rememberResults((said: string) => framesAmong(compiled, said))
  indices.set(catalogue, match)
  return match(bareSentence(text))
}

/** Controls that keep the forms of a sentence; of those for one form the one that asks most of its parts. */
export const controlsOfFrames = (text: string, catalogue: Catalogue): ControlMatch[] =>
  matchFrames(text, catalogue).flatMap(({ frame, parts }) => {
    const fitting = catalogue.controls.filter(
      ({ frame: kept, unless }) =>
        kept?.is === frame.id && hasWords(kept.with, parts) && !unless.some((guard) => compileSignal(guard).test(text)),
    )
    const [best] = fitting.toSorted((one, other) => demandsOf(other) - demandsOf(one))
    return best ? [{ control: best, slots: parts }] : []
  })

const demandsOf = ({ frame }: Control) => Object.keys(frame?.with ?? {}).length
const hasWords = (wanted: Record<string, string>, parts: Record<string, string>) =>
  Object.entries(wanted).every(([part, words]) => compileSignal(words).test(parts[part] ?? ''))

function framesAmong(compiled: Compiled[], said: string): FramedRule[] {
  if (said.length > longestText) return []
  return compiled.flatMap(({ frame, forms, unless }) => {
    const found = forms.map((form) => form.exec(said)).find((match) => match !== null)
    return found && !unless.some((guard) => guard.test(said)) ? [{ frame, parts: partsOf(found.groups) }] : []
  })
}

const partsOf = (groups: Record<string, string | undefined> = {}) =>
  Object.fromEntries(
    Object.entries(groups).flatMap(([part, words]) => (words?.trim() ? [[part, words.trim().replace(/[\s,:]+$/, '')]] : [])),
  )

/** Without the mark of a list, a number, and what ends it. */
const bareSentence = (text: string) =>
  text
    .replaceAll('’', "'")
    .replace(/^[\s•*–—-]+|^\(?[\da-z]{1,3}[.)]\s+/i, '')
    .replace(/\s+/g, ' ')
    .replace(/[\s.;:!,]+$/, '')
