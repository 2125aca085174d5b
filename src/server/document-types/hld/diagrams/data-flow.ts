import type { Relation } from '#server/solution/solution.ts'

export type DataFlow = { id: string; from: string; to: string; data: string; technology?: string; synchronous: boolean }

/** The caller of such a relation receives; data runs against the arrow of the call. */
const receives =
  /^(reads?|loads?|quer(y|ies)|fetch(es)?|pulls?|polls?|gets?|looks? up|retrieves?|collects?|extracts?|consumes?|subscribes?|search(es)?|asks?|views?|sees?|browses?|opens?|uses?|draws?|takes?|receives?|imports?|copies|finds?|calls?|checks?|downloads?|captures?|watches|follows)\b/i
const writesToo = /\b(and|,|then) (writes?|stores?|updates?|saves?|returns?|sends?|keeps?|records?|publish(es)?)\b/i
const verbs = /^[a-z-]+s((, [a-z-]+s)* and [a-z-]+s)? (?=\S)/i
/** A second deed further on (“reads levels and answers alerts”): such a label is kept whole. */
const secondDeed = / and [a-z-]+s (the |an? )?[a-z]+/i
const trailing = /\s+(from|to|into|in|on|through|via|by|at|with|for|over|as)$/i
const lead = /^(for|from|to|into|in|on|through|via|by|of|with|about|up|out|it) /i

/** What runs along a relation, without the verb of its label. */
function dataOf(label: string): string {
  const rest = label.replace(verbs, '')
  if (secondDeed.test(rest) || lead.test(rest)) return label
  return rest.replace(trailing, '') || label
}

/** A relation as the way its data takes, which is not always the way of the call. */
export function dataFlowOf({ id, from, to, label, technology, synchronous }: Relation): DataFlow {
  const turned = receives.test(label) && !writesToo.test(label)
  return {
    id,
    from: turned ? to : from,
    to: turned ? from : to,
    data: writesToo.test(label) ? label : dataOf(label),
    ...(technology ? { technology } : {}),
    synchronous,
  }
}
