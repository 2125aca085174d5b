import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'yaml'
import type { Catalogue } from '#server/compose/catalogue/capability.ts'
import { noControl } from '#server/compose/catalogue/judge-rule.ts'
import { signsOfRule } from '#server/compose/catalogue/rule-signs.ts'
import type { Excerpt } from './annotated-corpus.ts'
import type { Example } from './fit-weights.ts'

/** A sentence that rules and the ids of the controls that keep it. `brief` is the labelled brief it stands in, if it does. */
export type KeptRule = { text: string; controls: string[]; brief: string | undefined }

/** The rules of one file: `= id id` names the controls of the sentences that follow, `== id` the labelled brief they are from. */
export function parseRules(name: string, text: string): KeptRule[] {
  const rules: KeptRule[] = []
  let brief: string | undefined
  let controls: string[] = []
  for (const [index, line] of text.split('\n').entries()) {
    if (line.trim() === '') continue
    if (line.startsWith('== ')) [brief, controls] = [line.slice(3).trim(), []]
    else if (line.startsWith('= ')) controls = line.slice(2).trim().split(' ')
    else if (controls.length === 0) throw new Error(`${name}, line ${index + 1}: no line with = says what keeps it.`)
    else rules.push({ text: line.trim(), controls, brief })
  }
  return rules
}

const folder = join(import.meta.dirname, 'rules')
export const readKeptRules = (): KeptRule[] =>
  readdirSync(folder)
    .filter((file) => file.endsWith('.txt'))
    .toSorted()
    .flatMap((file) => parseRules(file, readFileSync(join(folder, file), 'utf8')))

/** Each control that keeps a rule as an example; together they count as one. */
export const examplesOfRules = (rules: KeptRule[], catalogue: Catalogue): Example[] =>
  rules.flatMap(({ text, controls, brief }) => {
    const signs = signsOfRule(text, catalogue)
    return controls.map((is) => ({ source: brief ?? text, signs, is, weight: 1 / controls.length }))
  })

/** Lines that tell, plan or leave out, and needs that a capability answers: there are far more of them than of rules. */
const ofTold = 0.1
const ofNeeds = 0.05
/** Sentences that look like rules of one kind and are none of it. */
const ofAlike = 1

const kinds = new URL('../../server/compose/catalogue/sentences/kinds-of-rules.yaml', import.meta.url)
const readAlike = () =>
  Object.values(parse(readFileSync(kinds, 'utf8')) as Record<string, { left: string[] }>).flatMap(({ left }) => left)

export const examplesWithoutRule = (excerpts: Excerpt[], catalogue: Catalogue): Example[] => [
  ...excerpts.flatMap(({ id, said }) =>
    said
      .filter(({ kind }) => /[TPX-]/.test(kind))
      .map(({ text }) => ({ source: id, signs: signsOfRule(text, catalogue), is: noControl, weight: ofTold })),
  ),
  ...catalogue.capabilities.flatMap(({ needs }) =>
    needs.map((text) => ({ source: text, signs: signsOfRule(text, catalogue), is: noControl, weight: ofNeeds })),
  ),
  ...readAlike().map((text) => ({ source: text, signs: signsOfRule(text, catalogue), is: noControl, weight: ofAlike })),
]
