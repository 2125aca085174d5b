import type { Catalogue, Obligation } from '#server/compose/catalogue/capability.ts'
import { loadCatalogue } from '#server/compose/catalogue/load-catalogue.ts'
import { inPlainModals } from '#server/compose/catalogue/plain-modals.ts'
import { compileSignal } from '#server/compose/catalogue/signals.ts'

/** An obligation and the words by which it was known. */
export type FoundObligation = { obligation: Obligation; words: string }

const longestText = 600
const compiled = new WeakMap<Catalogue, { obligation: Obligation; signs: RegExp[]; unless: RegExp[] }[]>()

/** What a sentence binds somebody to, in the order of the catalogue. */
export function findObligations(text: string, catalogue: Catalogue = loadCatalogue()): FoundObligation[] {
  const said = inPlainModals(text.slice(0, longestText))
  return compiledOf(catalogue).flatMap(({ obligation, signs, unless }) => {
    const found = signs.map((sign) => sign.exec(said)?.[0]).find((words) => words !== undefined)
    return found !== undefined && !unless.some((guard) => guard.test(said)) ? [{ obligation, words: found }] : []
  })
}

function compiledOf(catalogue: Catalogue) {
  const known = compiled.get(catalogue)
  if (known) return known
  const all = catalogue.obligations.map((obligation) => ({
    obligation,
    signs: obligation.signs.map(compileSignal),
    unless: obligation.unless.map(compileSignal),
  }))
  compiled.set(catalogue, all)
  return all
}
