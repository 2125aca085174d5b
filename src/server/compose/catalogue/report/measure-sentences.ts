import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { parse } from 'yaml'
import type { Catalogue } from '#server/compose/catalogue/capability.ts'
import { matchCapabilities } from '#server/compose/catalogue/match-capabilities.ts'
import { matchControls } from '#server/compose/catalogue/match-controls.ts'

/** Shares between 0 and 1. `quiet` is the share of sentences answered by none that were left unanswered. */
export type Figures = { sentences: number; precision: number; recall: number; quiet: number }
type Answered = { wanted: string[]; given: string[] }

const folder = new URL('../sentences/', import.meta.url)

/** Sentences of our own with what answers them; which half one belongs to hangs on its own words. */
export function readSentences(file: string, half?: 'tuned' | 'held') {
  const all = Object.entries(parse(readFileSync(new URL(file, folder), 'utf8')) as Record<string, string[]>)
  return all.filter(([words]) => half === undefined || halfOf(words) === half)
}

const halfOf = (words: string) => (createHash('sha256').update(words).digest()[0]! % 2 ? 'held' : 'tuned')

/** Whether the first capability given is one that answers. */
export function measureNeeds(catalogue: Catalogue, sentences: [string, string[]][]): Figures {
  const answered = sentences.map(([words, wanted]) => ({
    wanted,
    given: matchCapabilities(words, catalogue)
      .slice(0, 1)
      .map(({ id }) => id),
  }))
  return figuresOf(answered)
}

/** Whether each control given is one that keeps the rule. */
export function measureRules(catalogue: Catalogue, sentences: [string, string[]][]): Figures {
  const answered = sentences.map(([words, wanted]) => ({
    wanted,
    given: matchControls(words, catalogue).map(({ control }) => control.id),
  }))
  return figuresOf(answered)
}

/** For each capability's own needs, what the catalogue gives that has not seen that need. */
export function matchNeedsUnseen(catalogue: Catalogue, folds = 5) {
  return Array.from({ length: folds }, (_, fold) => fold).flatMap((fold) => {
    const unseen = (_: string, index: number) => index % folds === fold
    const capabilities = catalogue.capabilities.map((entry) => ({
      ...entry,
      needs: entry.needs.filter((need, index) => !unseen(need, index)),
    }))
    const part = { ...catalogue, capabilities }
    return catalogue.capabilities.flatMap(({ id, needs }) =>
      needs.filter(unseen).map((need) => ({ id, need, given: matchCapabilities(need, part)[0]?.id })),
    )
  })
}

export function figuresOf(answered: Answered[]): Figures {
  const spoken = answered.filter(({ given }) => given.length > 0)
  const right = answered.flatMap(({ wanted, given }) => given.filter((id) => wanted.includes(id)))
  const hit = answered.filter(({ wanted, given }) => given.some((id) => wanted.includes(id)))
  const answerable = answered.filter(({ wanted }) => wanted.length > 0)
  const others = answered.filter(({ wanted }) => wanted.length === 0)
  const quiet = others.filter(({ given }) => given.length === 0)
  const given = spoken.reduce((sum, one) => sum + one.given.length, 0)
  return {
    sentences: answered.length,
    precision: right.length / (given || 1),
    recall: hit.length / (answerable.length || 1),
    quiet: quiet.length / (others.length || 1),
  }
}
