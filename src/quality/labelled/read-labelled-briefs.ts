import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { LabelledBrief } from './labelled-brief.ts'

/**
 * `held-out` briefs are kept out of every tuning, and `own-unseen` ones were written by people who had not seen the catalogue
 * or the reader; what is not named in `shares.json` is tuned on.
 */
export const shares = ['tuned', 'held-out', 'own-unseen'] as const
export type Share = (typeof shares)[number]

const read = (...path: string[]): unknown => JSON.parse(readFileSync(join(import.meta.dirname, ...path), 'utf8'))

const named = read('shares.json') as Record<Exclude<Share, 'tuned'>, string[]>
export const shareOf = (id: string): Share => shares.find((share) => share !== 'tuned' && named[share].includes(id)) ?? 'tuned'

export const labelledFiles = () => readdirSync(join(import.meta.dirname, 'briefs')).toSorted()
export const readLabelledBriefs = (): LabelledBrief[] => labelledFiles().map((file) => LabelledBrief.parse(read('briefs', file)))
