import type { Capability, Catalogue } from '../catalogue/capability.ts'
import { type CapabilityMatch, weighCapabilities } from '../catalogue/match-capabilities.ts'
import type { Reading, Statement, StatementKind } from '../reading/reading.ts'
import { answerNeed } from './answer-need.ts'
import type { Answer, Asked } from './design.ts'
import { comesFromSystem } from './comes-from-system.ts'
import { refusalOf } from './respect-bans.ts'
import type { CardVerdict, PassReason, Trace } from './trace.ts'
import type { Need } from './need.ts'

const asking = new Set<StatementKind>([
  'goal',
  'need',
  'rule',
  'quality',
  'mandate',
  'volume',
  'given',
  'residency',
  'background',
  'people',
])
/** These tell more than they ask: only a clear sign makes a part of them. */
const telling = new Set<StatementKind>(['goal', 'volume', 'given', 'residency', 'mandate', 'background', 'people'])

type NeedInput = { reading: Reading; asked: Asked[]; catalogue: Catalogue; trace?: Trace | undefined }

export function listNeeds({ reading, asked, catalogue, trace }: NeedInput): Need[] {
  const byStatement = new Map(asked.map((item) => [item.statement.id, item]))
  const byId = new Map(catalogue.capabilities.map((capability) => [capability.id, capability]))
  const excluded = new Set(reading.scope.filter(({ within }) => !within).map(({ statement }) => statement))
  return reading.statements.flatMap((statement) => {
    const reason = passReasonOf(statement, excluded)
    if (reason) {
      trace?.({ of: 'pass', statement: statement.id, reason })
      return []
    }
    const candidates = listCandidates(statement, { reading, catalogue, byId, trace })
    return [{ statement, asked: byStatement.get(statement.id), candidates }]
  })
}

/** “It does not write letters” asks for no letter writer; only a rule may be kept by what it denies. */
function passReasonOf(statement: Statement, excluded: Set<string>): PassReason | undefined {
  const { kind, amendedBy, id, affirms } = statement
  if (amendedBy) return 'amended'
  if (!asking.has(kind)) return 'asks-nothing'
  if (excluded.has(id)) return 'excluded'
  if (!affirms && kind !== 'rule') return 'denies'
  if (isDoneElsewhere(statement)) return 'elsewhere'
  if (comesFromSystem(statement)) return 'connection'
  return isCount(statement) ? 'count' : undefined
}

const mostCandidates = 3
/** Of what fits less than the answers, so much is told. */
const mostLosersTold = 5

type CandidateInput = Omit<NeedInput, 'asked'> & { byId: Map<string, Capability> }

/** The entries that may answer a statement; of those that do not it is told why. */
function listCandidates(statement: Statement, { reading, catalogue, byId, trace }: CandidateInput): Need['candidates'] {
  const strict = telling.has(statement.kind) || !statement.affirms
  const { answers, ranked } = weighCapabilities(statement.text, catalogue)
  const candidates: Need['candidates'] = []
  const tell = ({ id, score }: CapabilityMatch, verdict: CardVerdict, refused?: string) =>
    trace?.({ of: 'card', statement: statement.id, card: id, name: byId.get(id)?.name ?? id, score, verdict, refused })
  for (const match of answers) {
    const capability = byId.get(match.id)!
    const refusal = refusalOf(capability, reading)
    if (strict && match.by !== 'signal') tell(match, 'words-only')
    else if (refusal) tell(match, 'refused', refusal.name)
    else if (candidates.length === mostCandidates) tell(match, 'fits-less')
    else candidates.push({ capability, score: match.score, isSure: match.by === 'signal' })
  }
  if (trace) {
    if (ranked.length === 0) trace({ of: 'pass', statement: statement.id, reason: 'nothing-fits' })
    const losers = ranked.filter(({ id }) => !answers.some((answer) => answer.id === id)).slice(0, mostLosersTold)
    for (const match of losers) tell(match, answers.length > 0 ? 'fits-less' : 'undecided')
  }
  return candidates
}

/** “Invoices go out from Exact Online as now”, “calls arrive at the Memco receiver”: something of theirs does it already. */
const isDoneElsewhere = ({ text }: Statement) =>
  /\b(?:arrives?|comes?|goes|go|(?:is|are) (?:booked|kept|held|entered|made|taken|fetched|shown|paid)) (?:out |in |straight )?(?:at|from|in|via|through) (?:the |our |their )?(?:(?:port|client|city|bank|hospital)['’]s )?\p{Lu}[\p{L}\d]+/u.test(
    text,
  ) && !/\b(?:must|shall|should|may|only|never)\b/i.test(text)

/** “People: 9 dispatchers in three shifts”: who there is, without a word on what they do. */
const isCount = ({ kind, verb }: Statement) => kind === 'people' && !verb

const weeksOf = ({ work }: Capability) => work.reduce((sum, { weeks: [low, high] }) => sum + (low + high) / 2, 0)
/** What a further kind of technology costs beside its work, in weeks. */
const novelty = 2
/** What an answer that fits less well than the best costs, in weeks. */
const misfit = 12
/** Sets of capabilities that are looked at before the best so far is taken. */
const mostNodes = 20_000

/**
 * The cheapest set of capabilities that answers every need that can be answered: exact branch and bound over the needs,
 * those with the fewest candidates first, cost in person-weeks with what each brings along.
 */
export function chooseCapabilities(needs: Need[], catalogue: Catalogue, trace?: Trace): Answer[] {
  const byId = new Map(catalogue.capabilities.map((capability) => [capability.id, capability]))
  const order = needs
    .filter(({ candidates }) => candidates.length > 0)
    .toSorted((one, other) => one.candidates.length - other.candidates.length)
  const closure = (capability: Capability, chosen: ReadonlySet<string>) =>
    closureOf(capability, byId).filter(({ id }) => !chosen.has(id))
  let best: { cost: number; picks: Capability[] } = { cost: Infinity, picks: [] }
  let nodes = 0
  const visit = (at: number, chosen: Set<string>, { picks, cost }: typeof best): void => {
    if (cost >= best.cost || nodes++ > mostNodes) return
    const need = order[at]
    if (!need) {
      best = { cost, picks }
      return
    }
    const top = need.candidates[0]!.score
    const options = need.candidates
      .map(({ capability, score }) => {
        const added = closure(capability, chosen)
        const price = added.reduce((sum, one) => sum + weeksOf(one) + novelty, 0) + misfit * (1 - score / top)
        return { capability, added, price }
      })
      .toSorted((one, other) => one.price - other.price)
    for (const { capability, added, price } of options)
      visit(at + 1, new Set([...chosen, ...added.map(({ id }) => id)]), { picks: [...picks, capability], cost: cost + price })
  }
  visit(0, new Set(), { picks: [], cost: 0 })
  return order.map((need, index) => {
    const pick = best.picks[index] ?? need.candidates[0]!.capability
    if (trace) tellPick(need, pick, trace)
    return answerNeed(need, pick, catalogue)
  })
}

function tellPick({ statement, candidates }: Need, pick: Capability, trace: Trace) {
  for (const { capability, score } of candidates) {
    const verdict = capability === pick ? 'taken' : 'dearer'
    trace({ of: 'card', statement: statement.id, card: capability.id, name: capability.name, score, verdict })
  }
}

/** A capability with all that it cannot do without. */
export function closureOf(capability: Capability, byId: Map<string, Capability>, seen = new Set<string>()): Capability[] {
  if (seen.has(capability.id)) return []
  seen.add(capability.id)
  return [capability, ...capability.beside.flatMap((id) => (byId.has(id) ? closureOf(byId.get(id)!, byId, seen) : []))]
}
