import { checkSolution } from '#server/solution/check-solution.ts'
import type { Solution } from '#server/solution/solution.ts'
import { applyStructure, type Applied } from './apply-structure.ts'
import { Structure } from './structure.ts'

export type StructureReading = { text: string; base: Solution; modelId: string }

/** A model's answer laid over the facts, with what is wrong with it; null where it does not have the agreed form. */
export function readStructure({ text, base, modelId }: StructureReading): Applied | null {
  const parsed = Structure.safeParse(parseJson(text))
  if (!parsed.success) return null
  const applied = applyStructure(base, parsed.data, modelId)
  const known = new Set(checkSolution(base).map((finding) => finding.text))
  const worse = checkSolution(applied.solution).filter((finding) => !known.has(finding.text))
  return { ...applied, findings: [...applied.findings, ...worse.map((finding) => finding.text)] }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text.replace(/^\s*```(?:json)?|```\s*$/g, ''))
  } catch {
    return undefined
  }
}
