import type { ChangeStep } from '#server/compose/change/read-changes.ts'
import type { Body } from './script.ts'

/** Returns the text of the last turn of a request, in each protocol. */
function lastWords(body: Body): string {
  const { content } = ((body['messages'] ?? body['input']) as { content: string | { text?: string }[] }[]).at(-1)!
  return typeof content === 'string' ? content : content.map(({ text = '' }) => text).join('\n')
}

/** Repairs the faults that a request lists: adds missing components, and drops names that are not in the brief. */
export function mendsFor(body: Body): string {
  const said = lastWords(body)
  const faults = /<faults>\n(.*?)\n<\/faults>/s.exec(said)?.[1]?.split('\n') ?? []
  return JSON.stringify({ mends: faults.map((fault, at) => ({ faults: [at + 1], changes: changesFor(fault, said) })) })
}

export const step = (op: ChangeStep['op'], id: string, more: Partial<ChangeStep> & { to?: unknown } = {}): ChangeStep => {
  const { to, ...rest } = more
  return { op, id, list: null, field: null, value: to === undefined ? null : JSON.stringify(to), ...rest }
}

function changesFor(fault: string, facts: string): ChangeStep[] {
  const named = (pattern: string) => new RegExp(pattern).exec(facts)?.[1] ?? 'EL-1'
  const ofKind = (kind: string) => named(String.raw`\n(EL-\d+) \{"name":"[^"]*","kind":"${kind}"`)
  const [, asked] = /^\d+\. (ST-\d+) asks/.exec(fault) ?? []
  const [, banned] = /“([^”]*)” uses/.exec(fault) ?? []
  const [, data] = /The data “([^”]*)” names/.exec(fault) ?? []
  const [, carries] = /The connection “([^”]*)” names/.exec(fault) ?? []
  const answer = { state: 'yes', how: 'The store keeps it.', components: [ofKind('store')] }
  const entity = { name: data, description: 'One booked payment.', store: ofKind('store'), classification: 'confidential' }
  const relation = { from: ofKind('external-system'), to: ofKind('container'), label: carries }
  if (asked) return [step('set', asked, { field: 'answer', to: answer })]
  if (banned) return [step('set', named(String.raw`\n(EL-\d+) \{"name":"${banned}"`), { field: 'technology', to: 'RabbitMQ' })]
  if (data) return [step('add', 'data', { list: 'dataEntities', to: entity })]
  return carries ? [step('add', 'flow', { list: 'relations', to: relation })] : []
}
