import type { Capability } from '../catalogue/capability.ts'
import type { Statement } from '../reading/reading.ts'
import type { Asked } from './design.ts'

/** A statement that a capability may answer, with what of the catalogue fits it. */
export type Need = {
  statement: Statement
  asked: Asked | undefined
  candidates: { capability: Capability; score: number; isSure: boolean }[]
}
