import type { Catalogue, Control } from '#server/compose/catalogue/capability.ts'
import { loadCatalogue } from '#server/compose/catalogue/load-catalogue.ts'
import { inPlainModals } from '#server/compose/catalogue/plain-modals.ts'
import { rememberResults } from '#server/compose/reading/remember-results.ts'
import { compileSignal } from '#server/compose/catalogue/signals.ts'

/** A control and the words of the statement that fill its slots. */
export type ControlMatch = { control: Control; slots: Record<string, string> }

/** Signals read no further into a statement. */
const longestText = 1000

type Compiled = { control: Control; signals: RegExp[]; unless: RegExp[] }
const matchers = new WeakMap<Catalogue, (text: string) => ControlMatch[]>()

/** The controls that keep what a statement demands, by the shape of the sentence; none where it has no known shape. */
export function matchControls(text: string, catalogue: Catalogue = loadCatalogue()): ControlMatch[] {
  return matcherOf(catalogue)(inPlainModals(text.slice(0, longestText)))
}

function matchAll(said: string, compiled: Compiled[]): ControlMatch[] {
  return compiled.flatMap(({ control, signals, unless }) => {
    const found = signals.map((signal) => signal.exec(said)).find((match) => match !== null)
    return found && !unless.some((guard) => guard.test(said)) ? [{ control, slots: filled(found.groups) }] : []
  })
}

const filled = (groups: Record<string, string | undefined> = {}) =>
  Object.fromEntries(Object.entries(groups).flatMap(([slot, words]) => (words?.trim() ? [[slot, words.trim()]] : [])))

function matcherOf(catalogue: Catalogue) {
  const known = matchers.get(catalogue)
  if (known) return known
  const compiled = catalogue.controls.map((control) => ({
    control,
    signals: control.signals.map(compileSignal),
    unless: control.unless.map(compileSignal),
  }))
  const matcher = rememberResults((said: string) => matchAll(said, compiled))
  matchers.set(catalogue, matcher)
  return matcher
}
