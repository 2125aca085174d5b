import type { Catalogue, Obligation } from '#server/compose/catalogue/capability.ts'
import { loadCatalogue } from '#server/compose/catalogue/load-catalogue.ts'
import { inPlainModals } from '#server/compose/catalogue/plain-modals.ts'
import { compileSignal } from '#server/compose/catalogue/signals.ts'

/** An obligation and the words by which it was known. */
export type FoundObligation = { obligation: Obligation; words: string }

const longestText = 600
type Compiled = { obligation: Obligation; signs: RegExp[]; unless: RegExp[] }
/** With what was found for the last texts, since each statement of a brief is asked about several times. */
type Index = { compiled: Compiled[]; found: Map<string, FoundObligation[]> }
const indices = new WeakMap<Catalogue, Index>()
const mostFound = 500

/** What a sentence binds somebody to, in the order of the catalogue. */
export function findObligations(text: string, catalogue: Catalogue = loadCatalogue()): FoundObligation[] {
  const said = inPlainModals(text.slice(0, longestText))
  const { compiled, found: known } = indexOf(catalogue)
  const before = known.get(said)
  if (before) return before
  if (known.size >= mostFound) known.clear()
  const all = compiled.flatMap(({ obligation, signs, unless }) => {
    const found = signs.map((sign) => sign.exec(said)?.[0]).find((words) => words !== undefined)
    return found !== undefined && !unless.some((guard) => guard.test(said)) ? [{ obligation, words: found }] : []
  })
  known.set(said, all)
  return all
}

function indexOf(catalogue: Catalogue): Index {
  const known = indices.get(catalogue)
  if (known) return known
  const compiled = catalogue.obligations.map((obligation) => ({
    obligation,
    signs: obligation.signs.map(compileSignal),
    unless: obligation.unless.map(compileSignal),
  }))
  const index = { compiled, found: new Map<string, FoundObligation[]>() }
  indices.set(catalogue, index)
  return index
}
