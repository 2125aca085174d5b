import type { Brief } from '#shared/brief.ts'
import type { Solution } from '#server/solution/solution.ts'
import type { Choice } from '../../assembly/choice.ts'
import { assembleSolution } from '../../propose-solution.ts'
import { cleanBrief } from '../../reading/clean-text.ts'
import type { Label } from '../../reading/label.ts'
import { readBrief } from '../../reading/read-brief.ts'
import type { Reading } from '../../reading/reading.ts'
import { applyLabels } from './apply-labels.ts'

/** A brief and the day on which it is read. */
export type Read = { brief: Brief; today: string }
export type Labelled = Read & { labels: Label[] }
export type Chosen = Labelled & { choice: Choice | undefined }

/** Documents whose readings and designs a thread keeps: the calls of one follow each other and rest on the same. */
const mostKept = 3

/** The last results by what they were made from. They are shared by whoever asks: nobody changes them. */
function keepLast<Input, Output>(make: (input: Input) => Output): (input: Input) => Output {
  const kept = new Map<string, Output>()
  return (input) => {
    const key = JSON.stringify(input)
    const result = kept.get(key) ?? make(input)
    kept.delete(key)
    kept.set(key, result)
    if (kept.size > mostKept) kept.delete(kept.keys().next().value!)
    return result
  }
}

const readOnce = keepLast(({ brief, today }: Read): Reading => readBrief(cleanBrief(brief), { today }))
export const readCleaned = ({ brief, today }: Read): Reading => readOnce({ brief, today })

const labelOnce = keepLast(({ labels, ...read }: Labelled): Reading =>
  labels.length > 0 ? applyLabels(readCleaned(read), labels) : readCleaned(read),
)
export const readLabelled = ({ brief, today, labels }: Labelled): Reading => labelOnce({ brief, today, labels })

const assembleOnce = keepLast(({ choice, ...labelled }: Chosen): Solution =>
  assembleSolution(readLabelled(labelled), labelled.today, { choice }),
)
/** The design before anybody argues for it. */
export const assembleChosen = ({ brief, today, labels, choice }: Labelled & { choice?: Choice | undefined }): Solution =>
  assembleOnce({ brief, today, labels, choice })
