import type { Catalogue, Control } from '#server/compose/catalogue/capability.ts'
import { loadCatalogue } from '#server/compose/catalogue/load-catalogue.ts'
import { inPlainModals } from '#server/compose/catalogue/plain-modals.ts'
import { rememberResults } from '#server/compose/reading/remember-results.ts'
import { compileSignal } from '#server/compose/catalogue/signals.ts'

/** A control and the words of the statement that fill its slots; sure where several words of it stand together. */
export type ControlMatch = { control: Control; slots: Record<string, string>; isSure?: boolean }

/** Signals read no further into a statement. */
const longestText = 1000
/** In a longer statement words stand together by chance. */
const longestTogether = 320

type Together = { there: RegExp[]; absent: RegExp[] }
type Compiled = { control: Control; signals: RegExp[]; together: Together[]; about: RegExp | undefined; unless: RegExp[] }
const matchers = new WeakMap<Catalogue, (text: string) => ControlMatch[]>()

/** The controls that keep what a statement demands, by the shape of the sentence; none where it has no known shape. */
export function matchControls(text: string, catalogue: Catalogue = loadCatalogue()): ControlMatch[] {
  return matcherOf(catalogue)(inPlainModals(text.slice(0, longestText)))
}

function matchAll(said: string, compiled: Compiled[]): ControlMatch[] {
  return compiled.flatMap(({ control, signals, together, about, unless }) => {
    if (about && !about.test(said)) return []
    const found = signals.map((signal) => signal.exec(said)).find((match) => match !== null)
    const isSure = said.length <= longestTogether && together.some((one) => standsIn(said, one))
    return (found !== undefined || isSure) && !unless.some((guard) => guard.test(said))
      ? [{ control, slots: filled(found?.groups), isSure }]
      : []
  })
}

const standsIn = (said: string, { there, absent }: Together) =>
  there.every((one) => one.test(said)) && !absent.some((one) => one.test(said))

function compileTogether(line: string): Together {
  const all = line.split(' & ').map((one) => one.trim())
  return {
    there: all.filter((one) => !one.startsWith('!')).map(compileSignal),
    absent: all.filter((one) => one.startsWith('!')).map((one) => compileSignal(one.slice(1))),
  }
}

const filled = (groups: Record<string, string | undefined> = {}) =>
  Object.fromEntries(Object.entries(groups).flatMap(([slot, words]) => (words?.trim() ? [[slot, words.trim()]] : [])))

function matcherOf(catalogue: Catalogue) {
  const known = matchers.get(catalogue)
  if (known) return known
  const compiled = catalogue.controls.map((control) => ({
    control,
    signals: control.signals.map(compileSignal),
    together: control.together.map(compileTogether),
    about: control.about === undefined ? undefined : compileSignal(control.about),
    unless: control.unless.map(compileSignal),
  }))
  const matcher = rememberResults((said: string) => matchAll(said, compiled))
  matchers.set(catalogue, matcher)
  return matcher
}
