import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Limits } from './gate.ts'

/** Committed beside this file. A bound is tightened by the run itself, and loosened by hand with a reason in the commit. */
const file = join(import.meta.dirname, 'limits.json')

export const readLimits = (): Limits => (existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Limits) : {})
export const writeLimits = (limits: Limits) => writeFileSync(file, `${JSON.stringify(limits, null, 2)}\n`)
