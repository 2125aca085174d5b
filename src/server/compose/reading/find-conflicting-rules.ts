import type { Contradiction, ScopeStatement, Statement } from './reading.ts'

const reach = 300
const told = ({ text }: Statement) => text.slice(0, reach)

/** The same item counted in and left out, in the same words. */
function inAndOut(scope: ScopeStatement[]): Contradiction[] {
  const plain = (text: string) =>
    text
      .toLowerCase()
      .replace(/^(?:the|our|an?|any|all)\s/, '')
      .replace(/[.;:]$/, '')
      .trim()
  const within = new Map(scope.filter((item) => item.within).map((item) => [plain(item.text), item.statement]))
  return scope
    .filter((item) => !item.within && plain(item.text).length > 3)
    .flatMap((item): Contradiction[] => {
      const other = within.get(plain(item.text))
      return other === undefined || other === item.statement
        ? []
        : [{ a: other, b: item.statement, kind: 'scope', about: item.text }]
    })
}

const offline =
  /\b(?:must|shall|has to|have to|needs? to|should|is to|are to)\b[^.;]{0,50}\b(?:offline|off-line|without (?:an? |any )?(?:network|connection|signal|internet|link|reception))\b/i
const nothingKept =
  /\b(?:no data|nothing)\b[^.;]{0,30}\b(?:stored|saved|kept|cached|remain|stay|left)\b[^.;]{0,20}\bon (?:the |any |a )?(?:devices?|tablets?|phones?|handhelds?|laptops?)\b(?!\s(?:of|which|that|without))/i

/** It is to work without a network, and nothing may be kept on the device. */
function offlineAndNothingKept(statements: Statement[]): Contradiction[] {
  const one = statements.find((statement) => offline.test(told(statement)))
  const other = statements.find((statement) => nothingKept.test(told(statement)))
  return one === undefined || other === undefined || one === other
    ? []
    : [{ a: one.id, b: other.id, kind: 'other', about: 'work without a network' }]
}

const ownOnly =
  /\b(?:on[- ]prem\w* only|only on[- ]prem\w*|exclusively on[- ]prem\w*|everything (?:has to|must|shall|is to) (?:stay|remain|run|be) (?:on|in) (?:our|the|its|their) own (?:data cent(?:re|er)|servers|premises|hardware))\b/i
const askedCloud =
  /\b(?:must|shall|has to|have to|is to|are to)\b[^.;]{0,30}\b(?:run (?:on|in)|be (?:hosted|built|operated|run) (?:on|in))\s(?:the |our )?(?:Azure|AWS|Amazon Web Services|Google Cloud|GCP|public cloud)\b/i

/** All of it is to run on the client's own machines, and a public cloud is asked for. */
function ownAndCloud(statements: Statement[]): Contradiction[] {
  const one = statements.find((statement) => ownOnly.test(told(statement)))
  const other = statements.find((statement) => askedCloud.test(told(statement)))
  return one === undefined || other === undefined || one === other
    ? []
    : [{ a: one.id, b: other.id, kind: 'mandate', about: 'public cloud' }]
}

/** Rules that no design can keep together. */
export const rulesThatConflict = (statements: Statement[], scope: ScopeStatement[]): Contradiction[] => [
  ...inAndOut(scope),
  ...offlineAndNothingKept(statements),
  ...ownAndCloud(statements),
]
