import { checksAgainstBrief } from './check-against-brief.ts'
import { checksWithinItself } from './check-within-itself.ts'
import { type Check, type VerifierFinding, type VerifierRule, verifierRules } from './verifier-finding.ts'

const checks: Record<VerifierRule, Check> = { ...checksAgainstBrief, ...checksWithinItself }

export const verifySolution: Check = (ground): VerifierFinding[] => verifierRules.flatMap((rule) => checks[rule](ground))
