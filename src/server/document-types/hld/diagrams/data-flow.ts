import type { Relation } from '#server/solution/solution.ts'
import { capitalised } from '../../english.ts'

export type DataFlow = { id: string; from: string; to: string; data: string; technology?: string; synchronous: boolean }

/** The caller of such a relation receives; data runs against the arrow of the call. */
const receives =
  /^(reads?|loads?|quer(y|ies)|fetch(es)?|pulls?|polls?|gets?|looks? up|retrieves?|collects?|extracts?|consumes?|subscribes?|search(es)?|views?|sees?|browses?|opens?|draws?|takes?|receives?|imports?|copies|finds?|downloads?|captures?|watches|follows)\b/i
const writesToo = /\b(and|,|then) (writes?|stores?|updates?|saves?|returns?|sends?|keeps?|records?|publish(es)?)\b/i
const verbs = /^[a-z-]+s((, [a-z-]+s)* and [a-z-]+s)? (?=\S)/i
/** Deeds that name no data. */
const bareDeed = /^(uses|works|watches|has|signs|asks for|looks up|helps|supports|runs)\b/i
/** A second deed further on (“reads levels and answers alerts”): such a label is kept whole. */
const secondDeed = / and [a-z-]+s (the |an? )?[a-z]+/i
const trailing = /\s+(from|to|into|in|on|through|via|by|at|with|for|over|as)$/i
const lead = /^(for|from|to|into|in|on|through|via|by|of|with|about|up|out|it) /i

/** What runs along a relation, without the verb of its label; nothing where the label names no data. */
function dataOf(label: string): string | undefined {
  const rest = label.replace(verbs, '')
  if (bareDeed.test(label) || secondDeed.test(rest) || lead.test(rest)) return undefined
  return rest.replace(trailing, '') || undefined
}

/** A relation as the way its data takes, which is not always the way of the call. */
export function dataFlowOf({ id, from, to, label, technology, synchronous }: Relation): DataFlow {
  const data = dataOf(label)
  const both = writesToo.test(label)
  const turned = data !== undefined && receives.test(label) && !both
  return {
    id,
    from: turned ? to : from,
    to: turned ? from : to,
    data: capitalised(data ? `${data}${both && receives.test(label) ? ', both ways' : ''}` : label),
    ...(technology ? { technology } : {}),
    synchronous,
  }
}
