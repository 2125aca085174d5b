import type { Generated } from '#shared/api/documents-v3.ts'
import { ResultFact } from './result-fact.tsx'
import { toolFacts, usageFacts } from './usage-words.ts'

/** The provider's usage; loaded separately, because documents without a provider do not need it. */
export const VendorFacts = ({ usage, tools }: { usage: Generated['usage'] | undefined; tools: Generated['tools'] }) =>
  [...usageFacts(usage), ...toolFacts(tools)].map(([label, value]) => <ResultFact key={label} label={label} value={value} />)
