import type { Relation } from '#server/solution/solution.ts'

export type DataFlow = { id: string; from: string; to: string; data: string; technology?: string; synchronous: boolean }

/** The caller of such a relation receives; data runs against the arrow of the call. */
const receives =
  /^(reads?|loads?|quer(y|ies)|fetch(es)?|pulls?|polls?|gets?|looks? up|retrieves?|collects?|extracts?|consumes?|subscribes?|search(es)?|asks?|views?|sees?|browses?|opens?|uses?|draws?|takes?|receives?|imports?|copies|finds?|calls?|checks?|downloads?|captures?|watches|follows)\b/i
const writesToo = /\b(and|,|then) (writes?|stores?|updates?|saves?|returns?|sends?|keeps?|records?|publish(es)?)\b/i
const verb = /^[a-z-]+s (?=\S)/
const join = /^(and|or) [a-z-]+s /
const trailing = /\s+(from|to|into|in|on|through|via|by|at|with|for|over|as)$/i
const lead = /^(for|from|to|into|in|on|through|via|by|of|with|about|up|new|out) /

/** What runs along a relation, without the verb of its label. */
function dataOf(label: string): string {
  const rest = label
    .replace(verb, '')
    .replace(join, '')
    .replace(trailing, '')
    .replace(lead, (word) => (word === 'new ' ? word : ''))
  return rest === '' ? label : rest
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
