import type { Generated } from '#shared/api/documents-v3.ts'
import { ResultFact } from './result-fact.tsx'
import { toolFacts, usageFacts } from './usage-words.ts'

/** What a vendor was asked for and took: a part of its own, since a document made without one has no use for it. */
export const VendorFacts = ({ usage, tools }: { usage: Generated['usage'] | undefined; tools: Generated['tools'] }) =>
  [...usageFacts(usage), ...toolFacts(tools)].map(([label, value]) => <ResultFact key={label} label={label} value={value} />)
