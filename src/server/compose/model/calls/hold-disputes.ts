import { clientOf } from '#shared/brief.ts'
import { opposedFinder } from '../../reading/label-relations.ts'
import type { Label } from '../../reading/label.ts'
import type { Reading } from '../../reading/reading.ts'
import { findStrangers, tellable } from './check-statement.ts'
import type { Read } from './labelled-design.ts'
import type { ItemFault } from './parse-answer.ts'
import { saidIn } from './read-assembly.ts'

type Held = Read & { reading: Reading; isAgain: boolean }

/**
 * Contradictions that no word shows go out of a first answer and are asked about; given again, they stay where their reason
 * brings no name and no number of its own. What is left of them is asked of the client.
 */
export function holdDisputes(labels: Label[], { brief, reading, isAgain }: Held): { labels: Label[]; faults: ItemFault[] } {
  const faults: ItemFault[] = []
  const isOpposed = opposedFinder(reading)
  const codes = new Map(reading.statements.map((statement) => [statement.segment.id, statement]))
  const words = tellable(`${clientOf(brief).name}\n${saidIn(brief)}`)
  const kept = labels.map((label): Label => {
    const code = codes.get(label.segment)
    const contradicts = label.contradicts.filter(({ segment, of, because }) => {
      const other = codes.get(segment)
      if (code === undefined || other === undefined || isOpposed(code, other)) return true
      const told = `No word shows that it contradicts ${segment}, “${other.text.slice(0, 80)}”`
      const brings = [
        ...findStrangers(`${of}. ${because}`, { words }),
        ...numbersOf(because).filter(isNotIn(code.text + other.text)),
      ]
      if (brings.length > 0) faults.push({ item: label.segment, fault: `${told}; “${brings[0]}” stands in neither.` })
      else if (!isAgain)
        faults.push({ item: label.segment, fault: `${told}; look again, and give it only where both cannot be kept.` })
      return brings.length === 0 && isAgain
    })
    return { ...label, contradicts }
  })
  return { labels: kept, faults }
}

const numbersOf = (text: string): string[] => text.match(/\d[\d.,]*\d|\d/g) ?? []
const isNotIn = (text: string) => (number: string) => !numbersOf(text).includes(number)
